/** The operator's analytics: only where they are configured, and only once the visitor agreed. */
import { device, type VisitsChoice } from '../look/device.ts';

/** What a page brings along. */
export type Place = {
  readonly document: Document;
  readonly global: {
    dataLayer?: unknown[];
    gtag?: (...words: unknown[]) => void;
    /** Google's own switch: `ga-disable-<id>` ends all counting at once. */
    [disable: `ga-disable-${string}`]: boolean;
  };
};

const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=';

/** Follows what the visitor says, now and later. Call once. */
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

/** Who takes it back keeps no cookie of it. */
function forget(document: Document): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name.startsWith('_ga')) document.cookie = `${name}=; max-age=0; path=/`;
  }
}

function addTag(id: string, { document, global }: Place): void {
  const queue: unknown[] = (global.dataLayer ??= []);
  global.gtag = function gtag() {
    // The library reads Arguments objects only; lists it ignores.
    queue.push(arguments);
  };
  global.gtag('js', new Date());
  global.gtag('config', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT + encodeURIComponent(id);
  // A script asked for before they took it back runs all the same once it is here.
  script.addEventListener('load', () => {
    if (device.getState().visits === 'off') forget(document);
  });
  document.head.append(script);
}
