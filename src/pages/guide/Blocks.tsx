import { type ComponentType, Suspense, useId, useRef } from 'react';
import { shareQuery } from '../../play/keeping/share.ts';
import {
  type Block,
  guideWords,
  type GuideLine,
  type Section,
  type Table,
  wordsOfLine,
} from '../../text/guide.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { Diagram } from '../../ui/diagram/Diagram.tsx';
import {
  describe,
  type DiagramSpec,
  type DiagramGame,
  type MovingSpec,
  positionsOf,
  recordOf,
} from '../../ui/diagram/position.ts';
import { fromSide } from '../../ui/diagram/projection.ts';
import { lazyPart } from '../../ui/page/lazy-part.tsx';
import type { Variant } from '../../variants/variant.ts';
import styles from './GuidePage.module.css';
import type { GameId } from '../../variants/rules.ts';

const MovingDiagram = lazyPart(
  async () => (await import('../../ui/diagram/MovingDiagram.tsx')).MovingDiagram,
);
// Loads the board, and three with it, only when somebody tries a position.
const TryBoard = lazyPart(async () => (await import('../../match/board/TryBoard.tsx')).TryBoard);

/** The data for a guide's diagrams; a guide without a board has none. */
export type Drawings = DiagramGame & {
  readonly id: GameId;
  readonly variant: Variant;
  readonly diagrams: Readonly<Record<string, DiagramSpec>>;
  readonly moving?: Readonly<Record<string, MovingSpec>> | undefined;
};

/** The one diagram of the page that is shown as a board: there is one canvas. */
export type TrialState = {
  readonly tried: string | null;
  readonly onTry: (diagram: string | null) => void;
};

export type Widgets = Readonly<Record<string, ComponentType>>;

type SectionProps = {
  readonly section: Section;
  /** The block above all sections. */
  readonly topBlock: Block | undefined;
  readonly lang: string;
  readonly drawings: Drawings | null;
  readonly widgets: Widgets | undefined;
} & TrialState;

/** A section of a guide. */
export function SectionView({ section, topBlock, lang, ...shown }: SectionProps) {
  const { title, folds, blocks } = section;
  const body = blocks
    .filter((block) => block !== topBlock)
    .map((block) => <BlockView key={JSON.stringify(block)} block={block} {...shown} />);
  // The section's only block is already at the top of the page.
  if (body.length === 0) return null;
  if (folds)
    return (
      <details className={styles['fold']} lang={lang} open>
        <summary>
          <h2>{title}</h2>
        </summary>
        <div className={styles['folded']}>{body}</div>
      </details>
    );
  return (
    <section className={styles['section']} lang={lang}>
      <h2>{title}</h2>
      {body}
    </section>
  );
}

type Props = {
  readonly block: Block;
  readonly drawings: Drawings | null;
  readonly widgets: Widgets | undefined;
} & TrialState;

/** A block of a section: text, steps, diagrams or a widget. */
export function BlockView({ block, drawings, widgets, tried, onTry }: Props) {
  if (typeof block === 'string' || 'screen' in block) return <p {...lineOf(block)} />;
  if ('head' in block)
    return (
      <div className={styles['topic']}>
        <h3 className={styles['head']}>{block.head}</h3>
        {block.lines.map((line) => (
          <p key={JSON.stringify(line)} {...lineOf(line)} />
        ))}
      </div>
    );
  if ('list' in block)
    return (
      <ul className={styles['list']}>
        {block.list.map((line) => (
          <li key={JSON.stringify(line)} {...lineOf(line)} />
        ))}
      </ul>
    );
  if ('widget' in block) {
    const Widget = widgets?.[block.widget];
    if (!Widget) throw new Error(`the guide has no widget "${block.widget}"`);
    return <Widget />;
  }
  if ('table' in block) return <TableView {...block.table} />;
  if ('moving' in block)
    return <Moving name={block.moving} says={block.says} drawings={drawings} />;
  return (
    <div className={styles['figures']}>
      {block.figures.map(({ diagram, caption }) => (
        <Figure key={diagram} name={diagram} {...{ caption, drawings, tried, onTry }} />
      ))}
    </div>
  );
}

/** A line's words, as an element has them; hidden on paper where they are about controls. */
const lineOf = (line: GuideLine) => ({
  children: wordsOfLine(line),
  className: typeof line === 'string' ? undefined : styles['screen'],
});

function TableView({ caption, columns, rows }: Table) {
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head = '', ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type MovingProps = Pick<Props, 'drawings'> & {
  readonly name: string;
  readonly says: readonly string[];
};

/** The positions of a game one after another, each with its words. */
function Moving({ name, says, drawings }: MovingProps) {
  const spec = drawings?.moving?.[name];
  if (!drawings || !spec) throw new Error(`the guide has no moving diagram "${name}"`);
  const { steps = [], ...moves } = spec;
  const positions = positionsOf(drawings, moves);
  const framed = positions.at(-1)?.view.cells;
  const frames = positions.map(({ view, ...position }, at) => {
    const caption = says[at] ?? '';
    const shown = { ...position, view: { ...view, ...steps[at] } };
    return {
      said: caption,
      diagram: <Diagram {...shown} framed={framed} label={describe(shown, caption)} />,
    };
  });
  return (
    <Suspense fallback={null}>
      <MovingDiagram frames={frames} />
    </Suspense>
  );
}

type FigureProps = Pick<Props, 'drawings' | keyof TrialState> & {
  readonly name: string;
  readonly caption: string;
};

/** A diagram; Try it puts the board in its place. */
function Figure({ name, caption, drawings, tried, onTry }: FigureProps) {
  const spec = drawings?.diagrams[name];
  if (!drawings || !spec) throw new Error(`the guide has no diagram "${name}"`);
  const captionId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { id, game, variant } = drawings;
  const position = positionsOf(drawings, spec).at(-1);
  if (!position) return null;
  const sentence = (
    <figcaption id={captionId} className={styles['caption']}>
      {caption}
    </figcaption>
  );
  if (tried === name) {
    const record = recordOf(game, spec);
    const address = spec.moves.length > 0 ? `/${id}?${shareQuery(record)}` : `/${id}`;
    const close = () => {
      onTry(null);
      requestAnimationFrame(() => button.current?.focus());
    };
    return (
      <figure className={`${styles['figure']} ${styles['tried']}`} lang={guideWords.lang}>
        {sentence}
        <Suspense fallback={<div className={styles['waiting']} />}>
          <TryBoard id={id} variant={variant} record={record} />
        </Suspense>
        <p className={styles['ways']}>
          <Button size="small" onClick={close}>
            {guideWords.toPicture}
          </Button>
          <ButtonLink to={address} size="small" tone="quiet" reloadDocument>
            {guideWords.toBoard}
          </ButtonLink>
        </p>
      </figure>
    );
  }
  const isStack = position.layout.grid(position.view.cells).length > 1;
  return (
    <figure className={styles['figure']}>
      <Diagram
        {...position}
        label={describe(position, caption)}
        {...(isStack && { orientation: fromSide })}
      />
      {sentence}
      {game.toMove(position.view.state) === null ? null : (
        <Button
          ref={button}
          size="small"
          className={styles['try']}
          lang={guideWords.lang}
          aria-describedby={captionId}
          onClick={() => onTry(name)}
        >
          {guideWords.tryIt}
        </Button>
      )}
    </figure>
  );
}
