import { shellWords as shellText } from '../shell.ts';
import { footer as footerText } from '../footer.ts';
import { guideWords as guideText } from '../guide.ts';
import { home as homeText } from '../home.ts';
import { lazyTranslations } from '../lazy-translations.ts';
import { notFound as lostText } from '../not-found.ts';
import { onlineCard as cardText } from '../online-card.ts';
import { online as onlineText } from '../online.ts';
import { text as playText } from '../play.ts';
import { settings as settingsText } from '../settings.ts';
import { siteText } from '../site.ts';
import { speech as speechText } from '../speech.ts';
import { lazyTranslation } from '../lazy-translation.ts';
import { translate } from '../translation.ts';
import { hintReasons as whyText } from '../hint-reasons.ts';
import { home } from './home.ts';
import { shell } from './shell.ts';
import { online } from './online.ts';
import { play } from './play.ts';
import { settings } from './settings.ts';
import { speech } from './speech.ts';
import { why } from './hint-reasons.ts';
import { footer, guideWords, notFound, onlineCard, site } from './site.ts';

/** Translates the interface into German. Words that only some pages need load with those pages. */
export function translateText(): void {
  translate(shellText, shell);
  translate(playText, play);
  translate(homeText, home);
  translate(onlineText, online);
  translate(cardText, onlineCard);
  translate(footerText, footer);
  translate(settingsText, settings);
  translate(speechText, speech);
  translate(whyText, why);
  translate(siteText, site);
  translate(guideText, guideWords);
  translate(lostText, notFound);
  Object.assign(lazyTranslations, {
    analysis: lazyTranslation(() => import('./analysis.ts')),
    class: lazyTranslation(() => import('./class.ts')),
    clip: lazyTranslation(() => import('./clip.ts')),
    embed: lazyTranslation(() => import('./embed.ts')),
    faq: lazyTranslation(() => import('./faq.ts')),
    givenNames: lazyTranslation(() => import('./given-names.ts')),
    head: lazyTranslation(() => import('./head.ts')),
    lessons: lazyTranslation(() => import('./lessons.ts')),
    print: lazyTranslation(() => import('./print.ts')),
    matchText: lazyTranslation(() => import('./match-text.ts')),
    privacy: lazyTranslation(() => import('./privacy.ts')),
    puzzles: lazyTranslation(() => import('./puzzles.ts')),
    related: lazyTranslation(() => import('./related.ts')),
    stats: lazyTranslation(() => import('./stats.ts')),
    strategies: lazyTranslation(() => import('./strategies.ts')),
    tabletop: lazyTranslation(() => import('./xr.ts')),
  } satisfies typeof lazyTranslations);
}
