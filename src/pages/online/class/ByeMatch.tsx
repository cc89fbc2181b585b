import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { MatchRecord } from '../../../rules/game.ts';
import { bots } from '../../../play/bots.ts';
import { setupOf } from '../../../play/match-state.ts';
import { createSession, type Session } from '../../../play/session.ts';
import { viewOf } from '../../../play/view.ts';
import { text } from '../../../text/play.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { usePick } from '../../../match/board/use-pick.ts';
import { MatchScreen } from '../../../match/MatchScreen.tsx';
import { playMoveSound } from '../../../match/status/sounds.ts';
import { statusOf } from '../../../match/status/status.ts';
import type { GameId } from '../../../variants/rules.ts';
import type { Variant } from '../../../variants/variant.ts';
import { useVariant } from '../game/use-variant.ts';

const SymbolChooser = lazyPart(
  async () => (await import('../../../match/board/SymbolChooser.tsx')).SymbolChooser,
);

type Props = {
  readonly id: GameId;
  /** The round's game before its first move. */
  readonly record: MatchRecord;
  readonly above: ReactNode;
  readonly below: ReactNode;
  readonly fallback: ReactNode;
};

/** A match against the computer for a pupil without an opponent. Its result isn't counted. */
export function ByeMatch({ id, record, fallback, ...around }: Props) {
  const variant = useVariant(id);
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const controllers = [{ kind: 'person' }, { kind: 'bot', level: 'medium' }] as const;
    const made = createSession(setupOf(record, controllers), { bots });
    if (!made.ok) return undefined;
    bots.prepare(record);
    setSession(made.value);
    return () => made.value.dispose();
    // Every answer of the server contains the same record as a new object.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one game a round
  }, [id]);
  return variant && session ? (
    <Board id={id} variant={variant} session={session} {...around} />
  ) : (
    fallback
  );
}

type BoardProps = Omit<Props, 'record' | 'fallback'> & {
  readonly variant: Variant;
  readonly session: Session;
};

function Board({ id, variant, session, ...around }: BoardProps) {
  const match = useStore(session.store);
  const view = useMemo(() => viewOf(match, variant.extras), [match, variant]);
  const status = useMemo(() => statusOf(match), [match]);
  const onPick = usePick(session, variant);
  useEffect(
    () => session.store.subscribe((now, before) => playMoveSound(variant, now, before)),
    [session, variant],
  );
  return (
    <MatchScreen
      id={id}
      variant={variant}
      match={match}
      view={view}
      status={status}
      session={session}
      onPick={onPick}
      Chooser={SymbolChooser}
      terms={[]}
      controls={
        status.over ? (
          <Button tone="solid" onClick={() => session.playAgain()}>
            {text.page.playAgain}
          </Button>
        ) : null
      }
      {...around}
    />
  );
}
