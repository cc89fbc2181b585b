import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { type PartId, strategies } from '../../text/strategies.ts';
import type { Strategy, Tip } from '../../text/word-types.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Chip } from '../../ui/controls/Chip.tsx';
import { Diagram } from '../../ui/diagram/Diagram.tsx';
import {
  describe,
  type DiagramSpec,
  type DiagramGame,
  type DiagramPosition,
  positionsOf,
  recordOf,
} from '../../ui/diagram/position.ts';
import { shareQuery } from '../../play/keeping/share.ts';
import { Page } from '../../ui/page/Page.tsx';
import { pageWordsOf } from '../../variants/page-words.ts';
import { cardOf, isMenuGame, loadVariant, gameIds } from '../../variants/menu.ts';
import { type GeneralBoard, generalBoards } from './general-boards.ts';
import styles from './Strategies.module.css';
import type { GameId } from '../../variants/rules.ts';

/** The lazy part of the route: the page in the visitor's language. */
export async function loadPage() {
  const [boards] = await Promise.all([
    loadBoards(),
    lazyTranslations.strategies?.(strategies),
    lazyTranslations.pages?.(),
  ]);
  return { element: <Strategies boards={boards} /> };
}

/** A tip's position, and the address where it can be continued; null where it is over. */
type TipBoard = { readonly position: DiagramPosition; readonly to: string | null };

/** The boards of a section's tips, in order. */
type TipBoards = readonly (TipBoard | undefined)[];

/** Loads the boards by section id. The page leaves out those that can't be fetched. */
async function loadBoards(): Promise<ReadonlyMap<string, TipBoards>> {
  const games = gameIds.filter((id) => pageWordsOf(id).strategy);
  const asked = [...games.map(ownBoards), ...Object.entries(generalBoards).map(boardsOf)];
  const got = await Promise.allSettled(asked);
  return new Map(got.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
}

async function loadDrawing(id: GameId) {
  const { game, layoutOf, guide } = await loadVariant(id);
  const { tips = [], Over } = await guide();
  return { game, layoutOf, Over, tips };
}

function boardOf(drawn: DiagramGame, spec: DiagramSpec | null): TipBoard | undefined {
  const position = spec && positionsOf(drawn, spec).at(-1);
  if (!position) return undefined;
  const { game } = drawn;
  const start = spec.moves.length > 0 ? `?${shareQuery(recordOf(game, spec))}` : '';
  const isOver = game.outcome(position.view.state) !== null;
  return { position, to: isOver ? null : `/${game.id}${start}` };
}

async function ownBoards(id: GameId): Promise<readonly [string, TipBoards]> {
  const drawn = await loadDrawing(id);
  return [id, drawn.tips.map((spec) => boardOf(drawn, spec))];
}

const boardsOf = async ([part, tips]: readonly [string, readonly GeneralBoard[]]) => {
  const boards = await Promise.all(
    tips.map(async ({ game, spec }) => boardOf(await loadDrawing(game), spec)),
  );
  return [part, boards] as const;
};

/** First the games' own strategies, then general ones. The ids are the anchors. */
function partsInOrder(): readonly ({ readonly id: string } & Strategy)[] {
  const games = gameIds.flatMap((id) => {
    const { strategy } = pageWordsOf(id);
    return strategy ? [{ id, ...strategy }] : [];
  });
  const others = Object.keys(strategies.parts) as PartId[];
  return [...games, ...others.map((id) => ({ id, ...strategies.parts[id] }))];
}

/** The games that general tips are about. */
const GAMES: Partial<Record<string, GameId>> = { 'multiplayer-tactics': 'multiplayer' };

/** Opens a folded section that the address names, for browsers that don't. */
function unfold(id: string) {
  document.getElementById(id)?.closest('details')?.setAttribute('open', '');
}

/**
 * Tips by game, then general ones. The sections fold; their anchors are inside, so that a link opens them.
 */
function Strategies({ boards }: { boards: ReadonlyMap<string, TipBoards> }) {
  const parts = partsInOrder();
  useEffect(() => unfold(location.hash.slice(1)), []);
  return (
    <Page lang={strategies.lang}>
      <h1>{strategies.title}</h1>
      <p className={styles['lead']}>{strategies.lead}</p>
      <nav aria-label={strategies.contents} className={styles['anchors']}>
        {parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className={styles['anchor']} onClick={() => unfold(id)}>
            {isMenuGame(id) ? cardOf(id).name : title}
          </a>
        ))}
      </nav>
      {parts.map(({ id, title, lead, tips }, index) => (
        <details key={id} className={styles['fold']} open={index === 0}>
          <summary>
            <h2 id={`${id}-title`}>{title}</h2>
            <span className={styles['about']}>{lead}</span>
          </summary>
          <section id={id} className={styles['part']} aria-labelledby={`${id}-title`}>
            <ul className={styles['tips']}>
              {tips.map((tip, at) => (
                <li key={tip.title} className={styles['tip']}>
                  <TipCard tip={tip} board={boards.get(id)?.[at]} />
                </li>
              ))}
            </ul>
            <p className={styles['links']}>
              <Links id={id} />
            </p>
          </section>
        </details>
      ))}
      <section className={styles['more']} aria-labelledby="more">
        <h2 id="more">{strategies.more}</h2>
        <p className={styles['links']}>
          <ButtonLink to="/classic" tone="solid">
            {strategies.play(cardOf('classic').name)}
          </ButtonLink>
          <ButtonLink to="/online">{strategies.playOnline}</ButtonLink>
          <ButtonLink to="/faq">{strategies.faq}</ButtonLink>
        </p>
      </section>
    </Page>
  );
}

function Links({ id }: { id: string }) {
  const game = GAMES[id];
  if (game)
    return (
      <ButtonLink to={`/${game}`} size="small">
        {strategies.play(cardOf(game).name)}
      </ButtonLink>
    );
  if (!isMenuGame(id)) return null;
  const { name } = cardOf(id);
  return (
    <>
      <ButtonLink to={`/${id}`} size="small">
        {strategies.play(name)}
      </ButtonLink>
      <ButtonLink to={`/how-to-play/${id}`} tone="quiet" size="small">
        {strategies.guide(name)}
      </ButtonLink>
    </>
  );
}

type CardProps = { readonly tip: Tip; readonly board: TipBoard | undefined };

function TipCard({ tip, board }: CardProps) {
  const { title, description, difficulty, effectiveness } = tip;
  return (
    <>
      <h3 className={styles['name']}>{title}</h3>
      <dl className={styles['badges']}>
        <div>
          <dt>{strategies.difficulty}</dt>
          <dd>
            <Chip>{strategies.grades[difficulty]}</Chip>
          </dd>
        </div>
        <div>
          <dt>{strategies.effectiveness}</dt>
          <dd>
            <Chip>{strategies.grades[effectiveness]}</Chip>
          </dd>
        </div>
      </dl>
      {board ? (
        <div className={styles['board']}>
          <TipDiagram {...board} title={title} />
        </div>
      ) : null}
      <p>{description}</p>
    </>
  );
}

/** A tip's diagram; a press continues from its position. */
function TipDiagram({ position, to, title }: TipBoard & { readonly title: string }) {
  const diagram = <Diagram {...position} label={describe(position, `${title}.`)} />;
  if (to === null) return diagram;
  return (
    <Link to={to} reloadDocument className={styles['try'] ?? ''}>
      {diagram}
      <span>{strategies.tryIt}</span>
    </Link>
  );
}
