import { type CSSProperties, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useHref, useSearchParams } from 'react-router-dom';
import { keepTrying } from '../../look/keep-trying.ts';
import { readPositionLink } from '../../match/moves/position-link.ts';
import { readShared } from '../../play/keeping/share.ts';
import type { Game } from '../../rules/game.ts';
import { embedWords as words } from '../../text/embed.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { copyText } from '../../ui/dialogs/copy.ts';
import { notify } from '../../ui/notices/notices.ts';
import { Page } from '../../ui/page/Page.tsx';
import { cardOf, gameIds, loadVariant } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';
import styles from './Builder.module.css';
import {
  EMBED_LEVELS,
  EMBED_STARTS,
  EMBED_THEMES,
  type BuilderChoices,
  choicesQuery,
  embedPath,
  type EmbedSubject,
  FRAMES,
  type FrameSize,
  hasComputer,
  readChoices,
  SANDBOX,
  snippetFor,
} from './embed-address.ts';

export async function loadPage() {
  await lazyTranslations.embed?.(words);
  return { element: <BuilderPage /> };
}

const numbersIn = (size: FrameSize): readonly number[] => size.split('x').map(Number);

/** Makes the HTML with which another site shows a board, and shows that board. The address keeps the choices. */
function BuilderPage() {
  const [query, setQuery] = useSearchParams();
  const site = useSite();
  // The prerendered page is for no address in particular.
  const choices = readChoices(site === '' ? new URLSearchParams() : query);
  const [pasted, setPasted] = useState('');
  // At once: otherwise a second choice soon after would be made from the old ones, and undo the first.
  const choose = (change: Partial<BuilderChoices>) =>
    setQuery(choicesQuery({ ...choices, ...change }), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  const { subject, size } = choices;
  const id = subject === 'daily' ? null : subject;
  const game = useGame(id);
  const link = readPositionLink(pasted);
  const linkedId = link.ok ? link.value.id : null;
  const linked = useGame(linkedId);
  const isRead = link.ok && linked !== null && readShared(linked, link.value.query) !== null;
  const isGood = isRead && linkedId === id;
  const problem =
    pasted.trim() === ''
      ? null
      : !link.ok
        ? link.error
        : linked === null || isRead
          ? null
          : 'other-game';
  useEffect(() => {
    if (isRead && linkedId !== null) choose({ subject: linkedId });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each link
  }, [isRead, linkedId]);
  const isAlone = game !== null && !hasComputer(game);
  const position = isGood ? link.value.query.toString() : '';
  const base = useHref('/').replace(/\/$/, '');
  const path = embedPath(base, {
    ...choices,
    level: isAlone ? 'medium' : choices.level,
    starts: isAlone ? 'you' : choices.starts,
    position,
  });
  const [width = 0, height = 0] = numbersIn(size);
  const title = id === null ? text.nav.daily : cardOf(id).name;
  const snippet = snippetFor({
    source: site + path,
    title: id === null ? title : `${title} · Tic Tac Toe`,
    width,
    height,
  });
  const messageId = useId();
  const withoutId = useId();
  const copy = async () => {
    if (await copyText(snippet)) notify({ title: words.copied, detail: words.copiedDetail });
  };
  return (
    <Page>
      <h1>{words.title}</h1>
      <p className={styles['lead']}>{words.lead}</p>
      <div className={styles['parts']}>
        <section className={styles['choices']} aria-labelledby="choose">
          <h2 id="choose">{words.make}</h2>
          <Select<EmbedSubject>
            label={words.subject}
            value={subject}
            options={[
              ...gameIds.map((each) => [each, cardOf(each).name] as const),
              ['daily', text.nav.daily],
            ]}
            onChange={(next) => {
              // A position belongs to its game.
              setPasted('');
              choose({ subject: next });
            }}
          />
          {id === null || isAlone ? null : (
            <>
              <Segmented
                legend={words.level}
                showLegend
                options={EMBED_LEVELS.map((value) => ({
                  value,
                  label: value === 'friend' ? text.opponent.friend : text.modes[value],
                }))}
                value={choices.level}
                onChange={(level) => choose({ level })}
              />
              {choices.level === 'friend' ? null : (
                <Segmented
                  legend={words.starts}
                  showLegend
                  options={EMBED_STARTS.map((value) => ({ value, label: words[value] }))}
                  value={choices.starts}
                  onChange={(starts) => choose({ starts })}
                />
              )}
            </>
          )}
        </section>
        <section className={styles['preview']} aria-labelledby="preview">
          <h2 id="preview">{words.preview}</h2>
          <div className={styles['stage']} style={measures(width, height)}>
            {site === '' ? null : (
              <iframe
                key={path}
                className={styles['frame']}
                src={path}
                title={title}
                width={width}
                height={height}
                sandbox={SANDBOX}
              />
            )}
          </div>
        </section>
        <section className={styles['details']} aria-labelledby="details">
          <h2 id="details">{words.details}</h2>
          <Segmented
            legend={words.theme}
            showLegend
            options={EMBED_THEMES.map((value) => ({ value, label: words.themes[value] }))}
            value={choices.theme}
            onChange={(theme) => choose({ theme })}
          />
          <Select<FrameSize>
            label={words.size}
            value={size}
            options={FRAMES.map((each) => {
              const [wide = 0, high = 0] = numbersIn(each);
              return [each, words.sizeOf(wide, high)] as const;
            })}
            onChange={(next) => choose({ size: next })}
          />
          {id === null ? null : (
            <label className={styles['position']}>
              {words.position}
              <input
                className={styles['input']}
                value={pasted}
                placeholder={words.positionDetail}
                autoComplete="off"
                spellCheck={false}
                aria-invalid={problem !== null}
                aria-describedby={messageId}
                onChange={({ currentTarget }) => setPasted(currentTarget.value)}
              />
              <span id={messageId} className={styles[problem ? 'problem' : 'read']} role="status">
                {problem ? words.problems[problem] : isGood ? words.positionOf(title) : ''}
              </span>
            </label>
          )}
        </section>
        <section className={styles['snippet']} aria-labelledby="snippet">
          <h2 id="snippet">{words.snippet}</h2>
          <textarea
            className={styles['html']}
            aria-labelledby="snippet"
            readOnly
            rows={5}
            value={snippet}
            spellCheck={false}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button
            tone="solid"
            aria-describedby={problem ? withoutId : undefined}
            onClick={() => void copy()}
          >
            {words.copy}
          </Button>
          {problem ? (
            <p id={withoutId} className={styles['problem']}>
              {words.without} {words.problems[problem]}
            </p>
          ) : null}
        </section>
        <section className={styles['more']} aria-labelledby="more">
          <h2 id="more">{words.more.title}</h2>
          <ul className={styles['list']}>
            {words.more.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  );
}

const never = () => () => {};

/** The site's own address. The build doesn't know it unless the operator named it. */
const useSite = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );

/** The rules of the chosen game, once they are loaded. */
function useGame(id: GameId | null): Game | null {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    return keepTrying(() => loadVariant(id), { got: (variant) => setGame(variant.game) });
  }, [id]);
  return game?.id === id ? game : null;
}

const measures = (
  width: number,
  height: number,
): CSSProperties & Record<`--${string}`, number> => ({
  '--width': width,
  '--height': height,
});
