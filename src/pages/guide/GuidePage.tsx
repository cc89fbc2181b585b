import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Json } from '../../rules/game.ts';
import {
  type Block,
  type Guide,
  guideWords,
  type Section,
  translateGuide,
  wordsOfLine,
} from '../../text/guide.ts';
import { onlineCard } from '../../text/online-card.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { StructuredData } from '../../ui/page/StructuredData.tsx';
import { cardOf, loadVariant, gameIds } from '../../variants/menu.ts';
import { BlockView, type Drawings, SectionView, type Widgets } from './Blocks.tsx';
import styles from './GuidePage.module.css';
import type { GameId } from '../../variants/rules.ts';

const onlineTranslations = {
  de: () => import('../../text/de/online-guide.ts'),
  es: () => import('../../text/es/online-guide.ts'),
};

/** The lazy part of a guide's route: the page with the game's diagrams, and its words in the visitor's language. */
export async function guideRoute(id: GameId | 'online' | 'cube') {
  if (id === 'cube') return (await import('./ProofPage.tsx')).proofRoute('3d');
  if (id === 'online') {
    const [{ guide }, { PlayerTable }, { RoomDiagram }] = await Promise.all([
      import('../../text/online-guide.ts'),
      import('./PlayerTable.tsx'),
      import('./RoomDiagram.tsx'),
    ]);
    const lang = await translateGuide(guide, onlineTranslations);
    const words = {
      guide,
      lang,
      drawings: null,
      widgets: { players: PlayerTable, room: RoomDiagram },
    };
    return { element: <GuidePage id={id} {...words} /> };
  }
  const variant = await loadVariant(id);
  const {
    guide,
    translations,
    diagrams,
    moving,
    Over,
    widgets,
    backsUp = false,
  } = await variant.guide();
  const lang = await translateGuide(guide, translations);
  const { game, layoutOf } = variant;
  const words = { guide, lang, drawings: { id, variant, game, layoutOf, diagrams, moving, Over } };
  return { element: <GuidePage key={id} id={id} {...words} {...{ widgets, backsUp }} /> };
}

type Props = {
  readonly id: GameId | 'online';
  readonly guide: Guide;
  /** The guide's language: the page's, or English if its words couldn't be fetched. */
  readonly lang: string;
  readonly drawings: Drawings | null;
  readonly widgets?: Widgets | undefined;
  /** The back link leads to the previous page. */
  readonly backsUp?: boolean;
};

const ids: readonly Props['id'][] = [...gameIds, 'online'];
const nameOf = (id: Props['id']) => (id === 'online' ? onlineCard.name : cardOf(id).name);

function GuidePage({ id, guide, lang, drawings, widgets, backsUp = false }: Props) {
  const [tried, onTry] = useState<string | null>(null);
  const title = guideWords.title(nameOf(id));
  const hasLesson = id !== 'online' && cardOf(id).lesson;
  // The moving diagram explains most, so it comes first; otherwise the first section's widget.
  const topBlock =
    findGuideBlock(guide.sections, 'moving') ??
    findGuideBlock(guide.sections.slice(0, 1), 'widget');
  const next = ids[(ids.indexOf(id) + 1) % ids.length] ?? id;
  return (
    <Page narrow>
      <StructuredData data={howTo(title, guide, lang)} />
      <div className={styles['opening']}>
        <div className={styles['intro']}>
          {backsUp ? <BackOne /> : <BackToGames />}
          <h1>{title}</h1>
          {lang === guideWords.lang ? null : (
            <p className={styles['quiet']}>{guideWords.untranslated}</p>
          )}
          <p className={styles['lead']} lang={lang}>
            {guide.lead}
          </p>
          {hasLesson ? (
            <p className={styles['play']}>
              <ButtonLink to={`/lesson/${id}`}>{guideWords.lesson}</ButtonLink>
            </p>
          ) : null}
        </div>
        {topBlock ? (
          <div className={styles['section']} lang={lang}>
            <BlockView block={topBlock} {...{ drawings, widgets, tried, onTry }} />
          </div>
        ) : null}
      </div>
      {guide.sections.map((section) => (
        <SectionView
          key={section.title}
          {...{ section, topBlock, lang, drawings, widgets, tried, onTry }}
        />
      ))}
      <p className={styles['keys']}>{guideWords.keys}</p>
      <p className={styles['play']}>
        <ButtonLink to={`/${id}`} tone="solid" size="large">
          {guideWords.play}
        </ButtonLink>
        {id === 'online' ? null : (
          <ButtonLink to={`/analysis/${id}`} size="large">
            {guideWords.analysis}
          </ButtonLink>
        )}
        {id === 'online' ? null : (
          <ButtonLink to={`/print?kind=boards&game=${id}`} size="large">
            {guideWords.print}
          </ButtonLink>
        )}
        <ButtonLink to={`/how-to-play/${next}`} size="large">
          {guideWords.next(nameOf(next))}
          <Icon name="forward" size={20} />
        </ButtonLink>
      </p>
    </Page>
  );
}

const findGuideBlock = (
  sections: readonly Section[],
  kind: 'moving' | 'widget',
): Block | undefined =>
  sections
    .flatMap(({ blocks }) => blocks)
    .find((block) => typeof block === 'object' && kind in block);

function BackToGames() {
  return (
    <Link to="/" className={styles['back'] ?? ''}>
      <Icon name="back" size={20} />
      {guideWords.backToGames}
    </Link>
  );
}

/** Goes back one step, or to the home page if the visit began here. */
function BackOne() {
  const navigate = useNavigate();
  const goBack = () => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    return void (idx ? navigate(-1) : navigate('/'));
  };
  return (
    <Button tone="quiet" size="small" className={styles['back']} onClick={goBack}>
      <Icon name="back" size={20} />
      {guideWords.back}
    </Button>
  );
}

/** How-to data: the headings of the basic rules are its steps. */
function howTo(
  name: string,
  { lead, sections }: Guide,
  inLanguage: string,
): Readonly<Record<string, Json>> {
  const rules = sections.flatMap(({ steps, blocks }) => (steps ? blocks : []));
  const heads = rules.flatMap((block) =>
    typeof block === 'object' && 'head' in block ? [block] : [],
  );
  return {
    '@type': 'HowTo',
    name,
    description: lead,
    inLanguage,
    step: heads.map(({ head, lines }, at) => ({
      '@type': 'HowToStep',
      position: at + 1,
      name: head,
      text: lines.map(wordsOfLine).join(' '),
    })),
  };
}
