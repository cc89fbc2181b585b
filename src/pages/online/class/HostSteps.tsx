import type { ClassSnapshot } from '../../../rooms/protocol/class-wire.ts';
import type { ClassClient } from '../../../play/room/class-client.ts';
import { classWords } from '../../../text/class.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { classTable, remainingPupils } from './results.ts';
import { useSure } from './use-sure.ts';

/** The props of every control of a host. */
export type LeadProps = { readonly client: ClassClient; readonly snapshot: ClassSnapshot };

/** The buttons to the class's next step. */
export function HostSteps({ client, snapshot }: LeadProps) {
  const { status, round, pausedAt } = snapshot;
  const { isSure, press, cancel } = useSure();
  if (status === 'over') {
    return (
      <>
        <Button onClick={() => print()}>{classWords.print}</Button>
        <Button onClick={() => save(`${classWords.fileName}.csv`, classTable(snapshot))}>
          {classWords.download}
        </Button>
        <Button onClick={() => press(() => client.forget())}>
          {isSure ? classWords.anotherSure : classWords.another}
        </Button>
      </>
    );
  }
  if (status === 'playing' && isSure) {
    return (
      <>
        <Button
          title={classWords.dropDetail}
          onClick={() => press(() => void client.act({ do: 'drop', round }))}
        >
          {classWords.drop}
        </Button>
        <Button
          title={classWords.endRoundDetail}
          onClick={() => press(() => void client.act({ do: 'end', round }))}
        >
          {classWords.endRoundSure}
        </Button>
        <Button onClick={cancel}>{classWords.playOn}</Button>
      </>
    );
  }
  if (status === 'playing') {
    return (
      <>
        <Button onClick={() => void client.act({ do: pausedAt === null ? 'pause' : 'resume' })}>
          {pausedAt === null ? classWords.pause : classWords.goOn}
        </Button>
        <Button title={classWords.endRoundDetail} onClick={() => press(() => {})}>
          {classWords.endRound}
        </Button>
      </>
    );
  }
  const isAlone = remainingPupils(snapshot).filter(({ isAway }) => !isAway).length < 2;
  return (
    <Button
      tone="solid"
      disabled={isAlone}
      title={isAlone ? classWords.needsTwo : undefined}
      onClick={() => void client.act({ do: 'start', round })}
    >
      {classWords.start(round + 1)}
    </Button>
  );
}

/** Saves a text as a file, with a mark by which spreadsheets know its encoding. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
