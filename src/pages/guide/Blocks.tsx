import type { Block } from '../../text/guide.ts';
import { Diagram } from '../../ui/diagram/Diagram.tsx';
import styles from './GuidePage.module.css';
import { describe, type Drawings, positionsOf, SIDE } from './position.ts';
import { widgets } from './widgets.ts';

type Props = { readonly block: Block; readonly drawings: Drawings | null };

/** One part of a section: words, steps, diagrams or something to operate. */
export function BlockView({ block, drawings }: Props) {
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
    const Widget = widgets[block.widget];
    return <Widget drawings={drawings} />;
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
      <Diagram {...position} label={describe(position, caption)} {...(isStack && { turn: SIDE })} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
