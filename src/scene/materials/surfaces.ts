import type { Material } from 'three';

/** The materials of one theme and tier. */
export type Surfaces = {
  readonly tile: Material;
  /** A tile of a few pixels, too small for a visible gloss. */
  readonly farTile: Material;
  readonly tray: Material;
  readonly mark: Material;
  /** A mark without its glaze. */
  readonly bare: Material;
  /** The cords between two marks: too thin for an outline. */
  readonly cord: Material;
  /** A preview of a mark. */
  readonly preview: Material;
  /** The strength of the shadows where marks touch their wells. */
  readonly contact: number;
  /** The posts of a stack. */
  readonly post: Material;
  /** Tiles, trays and marks outside the selected level. */
  readonly veiled: Pick<Surfaces, 'tile' | 'tray' | 'mark' | 'contact'>;
};
