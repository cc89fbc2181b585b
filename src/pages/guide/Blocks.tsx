import type { ComponentType } from 'react';
import type { Block } from '../../text/guide.ts';
import { Diagram } from '../../ui/diagram/Diagram.tsx';
import { describe, type DiagramSpec, type Drawn, positionsOf } from '../../ui/diagram/position.ts';
import { fromSide } from '../../ui/diagram/projection.ts';
import styles from './GuidePage.module.css';

/** What a guide's diagrams are drawn from; a guide without a board has none. */
export type Drawings = Drawn & { readonly diagrams: Readonly<Record<string, DiagramSpec>> };

export type Widgets = Readonly<Record<string, ComponentType>>;

type Props = {
  readonly block: Block;
  readonly drawings: Drawings | null;
  readonly widgets: Widgets | undefined;
};

/** A block of a section: text, steps, diagrams or a widget. */
export function BlockView({ block, drawings, widgets }: Props) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('head' in block)
    return (
      <div className={styles['topic']}>
        <h3 className={styles['head']}>{block.head}</h3>
        {block.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    );
  if ('list' in block)
    return (
      <ul className={styles['list']}>
        {block.list.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  if ('widget' in block) {
    const Widget = widgets?.[block.widget];
    if (!Widget) throw new Error(`the guide has no widget "${block.widget}"`);
    return <Widget />;
  }
  return (
    <div className={styles['figures']}>
      {block.figures.map(({ diagram, caption }) => (
        <Figure key={diagram} name={diagram} caption={caption} drawings={drawings} />
      ))}
    </div>
  );
}

type FigureProps = Pick<Props, 'drawings'> & { readonly name: string; readonly caption: string };

function Figure({ name, caption, drawings }: FigureProps) {
  const spec = drawings?.diagrams[name];
  if (!drawings || !spec) throw new Error(`the guide has no diagram "${name}"`);
  const position = positionsOf(drawings, spec).at(-1);
  if (!position) return null;
  const isStack = position.layout.grid(position.view.cells).length > 1;
  return (
    <figure className={styles['figure']}>
      <Diagram
        {...position}
        label={describe(position, caption)}
        {...(isStack && { turn: fromSide })}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
