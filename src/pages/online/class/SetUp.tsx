import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ClassSettings } from '../../../rooms/protocol/class-wire.ts';
import { classWords } from '../../../text/class.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { useUntilReload } from '../../../ui/page/use-until-reload.ts';
import { Actions, TextField, Panel } from '../lobby/Panel.tsx';
import { classCodeIn } from '../lobby/room-code.ts';
import { GameChoice, MinutesChoice, NamesChoice } from './choices.tsx';
import styles from './SetUp.module.css';

const first = (): ClassSettings => ({
  games: ['classic'],
  minutes: 3,
  names: classWords.lang,
  reactions: true,
  locked: false,
});

type Props = {
  readonly busy: boolean;
  readonly onOpen: (settings: ClassSettings) => void;
};

/** A teacher's choices before the class opens. */
export function SetUp({ busy, onOpen }: Props) {
  const [draft, setDraft] = useUntilReload<ClassSettings>('class draft', first());
  const isEmpty = draft.games.length === 0;
  return (
    <div className={styles['page']}>
      <CodeStrip />
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !isEmpty) onOpen(draft);
        }}
      >
        <Panel title={classWords.games}>
          <GameChoice games={draft.games} onChange={(games) => setDraft({ ...draft, games })} />
        </Panel>
        <Panel title={classWords.title}>
          <p>{classWords.lead}</p>
          <MinutesChoice
            minutes={draft.minutes}
            onChange={(minutes) => setDraft({ ...draft, minutes })}
          />
          <NamesChoice names={draft.names} onChange={(names) => setDraft({ ...draft, names })} />
          <Checkbox
            label={classWords.reactions}
            checked={draft.reactions}
            onChange={(reactions) => setDraft({ ...draft, reactions })}
          />
          {isEmpty ? <p id="needs-game">{classWords.needsGame}</p> : null}
        </Panel>
        <Actions atFoot>
          <Button
            tone="solid"
            size="large"
            type="submit"
            disabled={busy || isEmpty}
            aria-describedby={isEmpty ? 'needs-game' : undefined}
          >
            {busy ? classWords.opening : classWords.open}
          </Button>
        </Actions>
      </form>
    </div>
  );
}

/** A pupil's way in: the projector shows this page's address and the code. */
function CodeStrip() {
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  return (
    <form
      className={styles['strip']}
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== '') void navigate(`/class?code=${code}`);
      }}
    >
      <TextField
        label={classWords.hasCode}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget }) => setCode(classCodeIn(currentTarget.value))}
      />
      <Button type="submit" disabled={code === ''}>
        {classWords.enter}
      </Button>
    </form>
  );
}
