import type { Json } from '../../rules/game.ts';
import type { Variant } from '../variant.ts';
import { extras, layoutOf, entangledIn, loopIn, describe } from './board.ts';
import { Grid } from './Grid.tsx';
import { setPostponed, previewOption } from './view-state.ts';
import { LinksButton, Panel } from './Panel.tsx';
import type { QuantumState } from './rules-state.ts';
import { quantum } from './rules.ts';
import { words } from './words/en.ts';

const { own } = words;

export const variant: Variant = {
  game: quantum,
  words,
  layoutOf,
  extras,
  Grid,
  ViewButton: LinksButton,
  Panel,
  handlePreview: handlePreview,
  options: [],
  notice,
  describe,
  refusal,
  sound,
  scene: () => import('./Scene.tsx'),
  guide: () => import('./guide.ts'),
  lesson: () => import('./lesson.ts'),
  puzzles: () => import('./puzzles.json'),
};

/** Announces a loop when it closes, and its collapse when it is measured (NTC-33 to NTC-35). */
function notice(rawBefore: Json, rawAfter: Json) {
  const [before, after] = [rawBefore, rawAfter] as unknown as [QuantumState, QuantumState];
  const loop = loopIn(rawAfter);
  if (loop || !before.isDue) return loop;
  const classical = (state: QuantumState) => state.classical.filter((move) => move > 0).length;
  const count = classical(after) - classical(before);
  return { title: own.collapse, detail: own.collapseDetail(count) };
}

function sound(before: Json, after: Json) {
  if (entangledIn(before).measurement) return 'firing' as const;
  return entangledIn(after).measurement ? ('loop' as const) : null;
}

/** A measurement is never made by one click: the click previews an option, and the dialog confirms it. */
function handlePreview(state: Json, pick: string): boolean {
  const { measurement } = entangledIn(state);
  if (!measurement) return false;
  if (measurement.options.includes(pick)) {
    previewOption(pick);
    setPostponed(false);
  }
  return true;
}

/** The two mistakes that have a notice (QNT-22, QNT-23). */
function refusal(raw: Json, picks: readonly string[], pick: string) {
  const state = raw as unknown as QuantumState;
  if (state.isDue) return null;
  if (picks.includes(pick)) return { title: own.invalid, detail: own.same };
  const taken = (state.classical[Number(pick)] ?? 0) > 0;
  return taken ? { title: own.invalid, detail: own.classical } : null;
}
