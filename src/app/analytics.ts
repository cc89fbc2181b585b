/** The operator's analytics, only where configured and only with the visitor's consent. */
import { device, type VisitsChoice } from '../look/device.ts';

/** The page's dependencies. */
export type Place = {
  readonly document: Document;
  readonly global: {
    dataLayer?: unknown[];
    gtag?: (...words: unknown[]) => void;
    /** Google's own switch: `ga-disable-<id>` stops all counting at once. */
    [disable: `ga-disable-${string}`]: boolean;
  };
};

const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=';

/** Follows the visitor's consent, now and later. Call once. */
export function startAnalytics(id: string, place: Place): void {
  const follow = ({ visits }: { readonly visits: VisitsChoice }) => {
    const isCounted = visits === 'on';
    place.global[`ga-disable-${id}`] = !isCounted;
    if (isCounted && !place.global.gtag) addTag(id, place);
    if (visits === 'off') forget(place.document);
  };
  follow(device.getState());
  device.subscribe(follow);
}

/** Removes the analytics cookies when consent is withdrawn. */
function forget(document: Document): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name.startsWith('_ga')) document.cookie = `${name}=; max-age=0; path=/`;
  }
}

function addTag(id: string, { document, global }: Place): void {
  const queue: unknown[] = (global.dataLayer ??= []);
  global.gtag = function gtag() {
    // The library only reads Arguments objects and ignores arrays.
    queue.push(arguments);
  };
  global.gtag('js', new Date());
  global.gtag('config', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT + encodeURIComponent(id);
  // A script requested before the withdrawal still runs once it arrives.
  script.addEventListener('load', () => {
    if (device.getState().visits === 'off') forget(document);
  });
  document.head.append(script);
}
