import { useState } from 'react';
import { fixedOptions } from '../../../rooms/protocol/room-settings.ts';
import { TURN_SECONDS, type RequestedSettings } from '../../../rooms/protocol/wire.ts';
import { roomOfferOf, roomFacts } from '../../../rooms/protocol/room-games.ts';
import type { Json } from '../../../rules/game.ts';
import { text } from '../../../text/play.ts';
import { online } from '../../../text/online.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Picture } from '../../../ui/controls/Picture.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import { OptionsRow } from '../../../match/rules/OptionsRow.tsx';
import type { Chosen } from '../../../variants/variant.ts';
import { useUntilReload } from '../../../ui/page/use-until-reload.ts';
import { GameChoices } from './GameChoices.tsx';
import { Actions, Panel } from './Panel.tsx';
import { draftLineWarning } from './unwinnable-warning.ts';
import { sizeOf } from './sizes.ts';
import { useOnlyNewClicks } from './use-only-new-clicks.ts';
import { useVariant } from '../game/use-variant.ts';
import { NameField } from './NameField.tsx';
import styles from './Create.module.css';
import { FIRST, fitDraft } from './room-draft.ts';
import { cardOf } from '../../../variants/menu.ts';
import type { GameId } from '../../../variants/rules.ts';
import { canTeam } from '../../../rules/turns.ts';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';

type Props = {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** The variant from a link. */
  readonly variant: GameId | null;
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onCreate: (draft: RequestedSettings) => void;
};

/** The second step: the game, the number of players and the grid. */
export function Create({ name, onName, variant, busy, onBack, onCreate }: Props) {
  useOnlyNewClicks();
  const [kept, keep] = useUntilReload<RequestedSettings>('online draft', FIRST);
  const [draft, setDraft] = useState(() => fitDraft(variant ? { ...kept, variant } : kept));
  const { minPlayers, maxPlayers, supportedGridSizes: sizes } = roomOfferOf(draft.variant);
  const change = (more: Partial<RequestedSettings>) => {
    const next = fitDraft({ ...draft, ...more });
    setDraft(next);
    keep(next);
  };
  const warning = draftLineWarning(draft);
  useAnnouncement(warning ?? '');
  // Visitors who follow a link to a variant haven't been asked for a name yet.
  const [wasNameless] = useState(name.trim() === '');
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onCreate(draft);
      }}
    >
      <Panel title={online.createTitle}>
        {wasNameless ? <NameField name={name} onName={onName} data-first /> : null}
        <GameChoices
          legend={online.variant}
          type="radio"
          chosen={[draft.variant]}
          onPress={(next) => change({ variant: next })}
        />
        {minPlayers === maxPlayers ? null : (
          <Segmented
            legend={online.players}
            showLegend
            options={range(minPlayers, maxPlayers).map((count) => ({
              value: String(count),
              label: String(count),
            }))}
            value={String(draft.players)}
            onChange={(value) => change({ players: Number(value) })}
          />
        )}
        {sizes.length === 1 ? null : (
          <Segmented
            legend={online.grid}
            showLegend
            options={sizes.map((size) => ({
              value: String(size),
              label: sizeOf(draft.variant, size),
            }))}
            value={String(draft.gridSize)}
            onChange={(value) => change({ gridSize: Number(value) })}
          />
        )}
        <Options draft={draft} onChange={change} />
        {warning === null ? null : <p className={styles['warning']}>{warning}</p>}
      </Panel>
      <div className={styles['side']}>
        <Summary draft={draft} />
        <Actions atFoot>
          <Button onClick={onBack}>{online.back}</Button>
          <Button tone="solid" type="submit" disabled={busy}>
            {busy ? online.creating : online.create}
          </Button>
        </Actions>
      </div>
    </form>
  );
}

const range = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, at) => least + at);

type OptionsProps = {
  readonly draft: RequestedSettings;
  readonly onChange: (more: Partial<RequestedSettings>) => void;
};

function Options({ draft, onChange }: OptionsProps) {
  const chosen: Readonly<Record<string, Json>> = draft.options ?? {};
  const seats = draft.players ?? 2;
  const words = useVariant(draft.variant)?.words;
  const { options = {} } = roomFacts(draft.variant);
  // Some options are fixed for a number of players or a board size.
  const fixed = fixedOptions(draft.variant, draft.gridSize ?? 0, seats);
  const fields = Object.entries(options)
    .filter(([key]) => key !== 'teams' && !(key in fixed))
    .map(([key, values]) => ({ key, values: values as readonly (string | number | boolean)[] }));
  return (
    <>
      {words && fields.length > 0 ? (
        <OptionsRow
          words={words}
          fields={fields}
          chosen={chosen as Chosen}
          onChange={(next) => onChange({ options: { ...chosen, ...next } })}
        />
      ) : null}
      {'teams' in options && canTeam(seats) ? (
        <Checkbox
          label={online.teams}
          detail={online.teamsDetail}
          checked={chosen['teams'] === true}
          onChange={(teams) => onChange({ options: { ...chosen, teams } })}
        />
      ) : null}
      <Segmented
        legend={online.turn}
        showLegend
        options={TURN_SECONDS.map((seconds) => ({
          value: String(seconds),
          label: online.turnSeconds(seconds),
        }))}
        value={String(draft.turnSeconds ?? 0)}
        onChange={(value) => onChange({ turnSeconds: Number(value) })}
      />
      <Checkbox
        label={text.modes.alternate}
        detail={seats > 2 ? online.alternateDetail : text.modes.alternateDetail}
        checked={draft.alternate === true}
        onChange={(alternate) => onChange({ alternate })}
      />
      <Checkbox
        label={online.publicRoom}
        detail={online.publicDetail}
        checked={draft.listed === true}
        onChange={(listed) => onChange({ listed })}
      />
    </>
  );
}

/** The summary card: the variant's title, description, player range and grid sizes. */
function Summary({ draft }: { draft: RequestedSettings }) {
  const { icon, minPlayers, maxPlayers, supportedGridSizes } = roomOfferOf(draft.variant);
  const sizes = supportedGridSizes.map((size) => sizeOf(draft.variant, size)).join(', ');
  return (
    <section className={styles['summary']} aria-label={online.summary}>
      <Picture name={icon} alt="" width={720} height={480} className={styles['large']} />
      <h2>{cardOf(draft.variant).name}</h2>
      <p>{cardOf(draft.variant).room}</p>
      <p className={styles['facts']}>
        {online.playerRange(minPlayers, maxPlayers)} · {online.grids(sizes)}
        {roomFacts(draft.variant).shape === 'grows' ? online.grows : ''}
      </p>
    </section>
  );
}
