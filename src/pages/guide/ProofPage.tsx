import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shareQuery } from '../../play/keeping/share.ts';
import { newRecord } from '../../rules/match.ts';
import { type Guide, guideWords, translateGuide } from '../../text/guide.ts';
import { lazyTranslation } from '../../text/lazy-translation.ts';
import type { ProofWords } from '../../text/proof.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { loadVariant } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';
import { type Drawings, SectionView } from './Blocks.tsx';
import styles from './GuidePage.module.css';

/** The lazy part of the route of a proof's page, with its words in the visitor's language. */
export async function proofRoute(id: GameId) {
  const variant = await loadVariant(id);
  const proof = await variant.proof?.();
  if (!proof) throw new Error(`${id} has no proof`);
  const { guide, words, translations, options, diagrams } = proof;
  const lang = await translateGuide(guide, translations);
  const load = translations[lang as keyof typeof translations];
  if (load) await lazyTranslation(load)(words);
  const { game, layoutOf } = variant;
  const record = newRecord(game, game.seats[0], options);
  const query = record.ok ? shareQuery(record.value).toString() : '';
  const drawings = { id, variant, game, layoutOf, diagrams };
  return { element: <ProofPage {...{ id, guide, words, lang, drawings, query }} /> };
}

type Props = {
  readonly id: GameId;
  readonly guide: Guide;
  readonly words: ProofWords;
  /** The words' language: the page's, or English if they couldn't be fetched. */
  readonly lang: string;
  readonly drawings: Drawings;
  /** The solved game's options, for an address. */
  readonly query: string;
};

/** The page on what is proven of a game, how, and how it was checked. */
function ProofPage({ id, guide, words, lang, drawings, query }: Props) {
  const [tried, onTry] = useState<string | null>(null);
  return (
    <Page narrow>
      <div className={styles['intro']} lang={lang}>
        <Link to={`/how-to-play/${id}`} className={styles['back'] ?? ''}>
          <Icon name="back" size={20} />
          {words.toGuide}
        </Link>
        <h1>{words.title}</h1>
        {lang === guideWords.lang ? null : (
          <p className={styles['quiet']} lang={guideWords.lang}>
            {guideWords.untranslated}
          </p>
        )}
        <p className={styles['lead']}>{guide.lead}</p>
        <p className={styles['play']}>
          <ButtonLink to="/lesson/cube" tone="solid" size="large">
            {words.argue}
          </ButtonLink>
          <ButtonLink to={`/analysis/${id}?${query}`} size="large">
            {words.analyse}
          </ButtonLink>
        </p>
      </div>
      {guide.sections.map((section) => (
        <SectionView
          key={section.title}
          topBlock={undefined}
          widgets={undefined}
          {...{ section, lang, drawings, tried, onTry }}
        />
      ))}
    </Page>
  );
}
