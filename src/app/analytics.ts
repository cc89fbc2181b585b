/** The operator's analytics, only where configured and only with the visitor's consent. */
import { siteSettings, type ConsentChoice } from '../look/settings.ts';
import { barePage } from './head/head-page.ts';

/** The page's dependencies. */
export type AnalyticsPage = {
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
export function startAnalytics(id: string, place: AnalyticsPage): void {
  let wasCounted = false;
  const follow = ({ visits }: { readonly visits: ConsentChoice }) => {
    const isCounted = visits === 'on';
    place.global[`ga-disable-${id}`] = !isCounted;
    if (isCounted && !place.global.gtag) addTag(id, place);
    else if (isCounted !== wasCounted)
      place.global.gtag?.('consent', 'update', {
        analytics_storage: isCounted ? 'granted' : 'denied',
      });
    wasCounted = isCounted;
    if (!isCounted) forget(place.document);
  };
  follow(siteSettings.getState());
  siteSettings.subscribe(follow);
}

/** The cookies that Google documents for its tag: `_ga...`, `_gat...`, `_gac_...`, `_gid`, `_gcl_au` and others. */
const COOKIE = /^_(?:ga|gid|gcl_|dc_gtm_)/;

/**
 * Removes the analytics cookies unless the visitor has consented. Earlier versions let the library choose the cookies'
 * domain, so each parent domain is cleared too.
 */
function forget(document: Document): void {
  const parts = document.location.hostname.split('.');
  const domains = parts.map((_, at) => `; domain=${parts.slice(at).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!COOKIE.test(name)) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}

function addTag(id: string, { document, global }: AnalyticsPage): void {
  const queue: unknown[] = (global.dataLayer ??= []);
  global.gtag = function gtag() {
    // The library only reads Arguments objects and ignores arrays.
    queue.push(arguments);
  };
  global.gtag('js', new Date());
  // An address may hold an invitation or a game.
  const from = URL.parse(document.referrer);
  global.gtag('set', {
    page_location: barePage(document.location),
    page_referrer: from ? barePage(from) : '',
  });
  global.gtag('config', id, { cookie_domain: 'none' });
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT + encodeURIComponent(id);
  // If consent is withdrawn, a script that was requested before still runs once it arrives.
  script.addEventListener('load', () => {
    if (siteSettings.getState().visits !== 'on') forget(document);
  });
  document.head.append(script);
}
