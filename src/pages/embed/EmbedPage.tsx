import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { SymbolChooser } from '../../match/board/SymbolChooser.tsx';
import { usePick } from '../../match/board/use-pick.ts';
import { loadScene } from '../../match/board/load-scene.ts';
import { EmbedNote } from '../../match/embed/EmbedFrame.tsx';
import { EmbedScreen } from '../../match/embed/EmbedScreen.tsx';
import { statusOf } from '../../match/status/status.ts';
import { bots } from '../../play/bots.ts';
import { shareQuery } from '../../play/keeping/share.ts';
import { setupOf } from '../../play/match-state.ts';
import { createSession, type Session } from '../../play/session.ts';
import { viewOf } from '../../play/view.ts';
import { embedWords } from '../../text/embed.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { isMenuGame, loadVariant } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';
import { noticeOfMove, type Variant } from '../../variants/variant.ts';
import { type AskedMatch, readAsked } from './embed-address.ts';

/** The lazy part of a route, in the visitor's language. A game's scene starts to load at the same time. */
export async function loadEmbed(subject: string) {
  await lazyTranslations.embed?.(embedWords);
  if (!isMenuGame(subject)) {
    const { unknown, games } = embedWords;
    return { element: <EmbedNote title={unknown} link={['/', games]} note={unknown} /> };
  }
  const variant = await loadVariant(subject);
  // The page awaits the same promise and shows a failure. The build renders no scene.
  if (!import.meta.env.SSR) loadScene(variant).catch(() => undefined);
  return { element: <EmbedPage id={subject} variant={variant} /> };
}

type Props = { readonly id: GameId; readonly variant: Variant };

/** A game in another site's page. */
function EmbedPage({ id, variant }: Props) {
  const [session, setSession] = useState<Session | null>(null);
  const [asked, setAsked] = useState<AskedMatch | null>(null);
  const open = useCallback(
    (query: URLSearchParams) => {
      const next = readAsked(variant.game, query);
      setSession(openSession(variant, next));
      setAsked(next);
    },
    [variant],
  );
  // The prerendered page knows no query.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the address is read once
    open(new URLSearchParams(location.search));
  }, [open]);
  const openAgain = () => {
    const query = new URLSearchParams(location.search);
    if (asked?.isOver) query.delete('moves');
    open(query);
  };
  useLayoutEffect(() => session?.dispose, [session]);
  return session ? (
    <EmbedMatch
      {...{ id, variant, session }}
      warning={asked?.isBroken ? embedWords.broken : null}
      onNewGame={openAgain}
    />
  ) : (
    <EmbedNote title={variant.words.title} link={[`/${id}`, embedWords.open]} note={text.loading} />
  );
}

function EmbedMatch({
  id,
  variant,
  session,
  warning,
  onNewGame,
}: Props & {
  readonly session: Session;
  readonly warning: string | null;
  readonly onNewGame: () => void;
}) {
  const match = useStore(session.store);
  const view = useMemo(() => viewOf(match, variant.extras), [match, variant]);
  const status = useMemo(() => statusOf(match), [match]);
  const onPick = usePick(session, variant);
  const { record } = match;
  const query = record.moves.length > 0 ? `?${shareQuery(record)}` : '';
  return (
    <EmbedScreen
      {...{ id, variant, match, view, status, session, onPick, warning }}
      Chooser={SymbolChooser}
      title={variant.words.title}
      link={[`/${id}${query}`, embedWords.open]}
      controls={
        <>
          <Button tone={status.over ? 'solid' : 'raised'} onClick={onNewGame}>
            {text.page.newGame}
          </Button>
          {match.botError === null ? null : (
            <Button tone="solid" onClick={session.askBotAgain}>
              {text.status.tryAgain}
            </Button>
          )}
        </>
      }
    />
  );
}

function openSession(variant: Variant, { record, controllers }: AskedMatch): Session {
  const made = createSession(setupOf(record, controllers), { bots, resume: record });
  if (!made.ok) throw new Error(`the embed can't start: ${made.error}`);
  const { store } = made.value;
  if (controllers.some(({ kind }) => kind === 'bot')) bots.prepare(store.getState().record);
  store.subscribe((match, before) => {
    const notice = noticeOfMove(variant, match, before);
    if (notice) notify({ ...notice, isAnnounced: true });
  });
  return made.value;
}
