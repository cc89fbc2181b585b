/** The eight games that rooms offer (specification 9, "Online variant"). */

import { roomGames } from '../text/room-games.ts';

/** The id of an online variant: also that of its rules. */
export const ONLINE_VARIANTS = [
  'classic',
  'ultimate',
  'extended',
  '3d',
  'quantum',
  'misere',
  'wild',
  'infinite',
] as const;
export type OnlineVariantId = (typeof ONLINE_VARIANTS)[number];

/** An online variant definition (specification 3). */
export type OnlineVariant = {
  readonly id: OnlineVariantId;
  readonly title: string;
  readonly description: string;
  /** The name of its picture, `/pictures/{icon}-light.webp`. */
  readonly icon: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** The first is the default. */
  readonly supportedGridSizes: readonly number[];
};

type Facts = readonly [title: string, most: number, sizes: readonly number[]];

const FACTS: Readonly<Record<OnlineVariantId, Facts>> = {
  classic: ['Classic', 6, [3]],
  ultimate: ['Ultimate', 2, [3]],
  extended: ['Extended', 6, [4, 5]],
  '3d': ['3D', 4, [3, 4]],
  quantum: ['Quantum', 2, [3]],
  misere: ['Misère', 6, [3, 4]],
  wild: ['Wild', 4, [3, 4]],
  infinite: ['Infinite', 4, [5]],
};

/** The definition of every online variant, in the order of the specification's table. */
export const onlineVariants: Readonly<Record<OnlineVariantId, OnlineVariant>> = Object.fromEntries(
  ONLINE_VARIANTS.map((id) => [id, define(id)]),
) as Record<OnlineVariantId, OnlineVariant>;

function define(id: OnlineVariantId): OnlineVariant {
  const [title, maxPlayers, supportedGridSizes] = FACTS[id];
  const description = roomGames[id];
  return { id, title, description, icon: id, minPlayers: 2, maxPlayers, supportedGridSizes };
}

/** True for the id of an online variant; safe for untrusted data. */
export const isOnlineVariant = (raw: unknown): raw is OnlineVariantId =>
  ONLINE_VARIANTS.some((id) => id === raw);
