/** Pictures of the canvas, compared in the page's own browser. */
import type { Page } from 'playwright/test';

export const shoot = (page: Page): Promise<Buffer> => page.locator('.world canvas').screenshot();

export type Comparison = {
  /** Fraction of pixels that differ clearly, 0 to 1. */
  readonly different: number;
  /** Colours in the second picture, coarsely counted: one or two when it is blank. */
  readonly colours: number;
};

export async function compare(page: Page, a: Buffer, b: Buffer): Promise<Comparison> {
  return page.evaluate(
    async (sources) => {
      const pixels = await Promise.all(
        sources.map(async (source) => {
          const picture = new Image();
          picture.src = `data:image/png;base64,${source}`;
          await picture.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [picture.width, picture.height];
          const paint = canvas.getContext('2d');
          if (!paint) throw new Error('no 2d canvas');
          paint.drawImage(picture, 0, 0);
          return paint.getImageData(0, 0, canvas.width, canvas.height).data;
        }),
      );
      const [one, other] = pixels;
      if (!one || !other || one.length !== other.length)
        throw new Error('the pictures differ in size');
      const colours = new Set<number>();
      let different = 0;
      for (let at = 0; at < one.length; at += 4) {
        let distance = 0;
        let colour = 0;
        for (let channel = 0; channel < 3; channel += 1) {
          const value = other[at + channel] ?? 0;
          distance += Math.abs((one[at + channel] ?? 0) - value);
          colour = colour * 16 + (value >> 4);
        }
        if (distance > 30) different += 1;
        colours.add(colour);
      }
      return { different: different / (one.length / 4), colours: colours.size };
    },
    [a.toString('base64'), b.toString('base64')],
  );
}

/** How many pixels of a picture have about this plain colour, "#rrggbb". */
export async function pixelsOf(page: Page, shot: Buffer, colour: string): Promise<number> {
  return page.evaluate(
    async ([source, wanted]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${source}`;
      await picture.decode();
      const paint = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      if (!paint) throw new Error('no 2d canvas');
      paint.drawImage(picture, 0, 0);
      const { data } = paint.getImageData(0, 0, picture.width, picture.height);
      const channels = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
      const isNear = (_: number, pixel: number) =>
        channels.every((value, at) => Math.abs((data[pixel * 4 + at] ?? 0) - value) < 8);
      return Array.from({ length: data.length / 4 }, isNear).filter(Boolean).length;
    },
    [shot.toString('base64'), colour] as const,
  );
}
