/** Makes a clip of a match: draws its frames beside the page's board, then records or joins them (ADR 51). */
import { latestPly, type MatchState } from '../../play/match-state.ts';
import { makeRoam } from '../../play/roam.ts';
import { viewOf } from '../../play/view.ts';
import { openPlayback } from '../../scene/clip/playback.tsx';
import { loadVariant } from '../../variants/menu.ts';
import { loadScene } from '../board/load-scene.ts';
import { fileName } from '../moves/caption.ts';
import { boardSize, prepareCaptioned } from '../moves/captioned.ts';
import { animatePng, changedPart } from './animated-png.ts';
import { FRAME_MS, planClip, RESULT_FRAMES } from './plan.ts';
import { recordVideo, videoType } from './record-video.ts';

export type Making = {
  readonly match: MatchState;
  /** Shows the frames while the clip is made, which also sets its size. */
  readonly canvas: HTMLCanvasElement;
  readonly signal: AbortSignal;
  /** Called with the part that is done, from 0 to 1. */
  readonly onProgress: (done: number) => void;
};

/** A video or an animated picture, and its last frame. */
export type Clip = { readonly file: File; readonly end: Blob };

/** The width of a video by the machine's tier, and of an animated picture, whose file is larger; pixels. */
const WIDTHS = { high: 720, low: 480 };
const PICTURE_WIDTH = 400;
/** An animated picture has every third frame. */
const PICTURE_STEP = 3;

/** Rejects when it is aborted or the graphics context is lost, and where the browser can't encode something. */
export async function makeClip(making: Making): Promise<Clip> {
  const type = videoType();
  const { blob, end } = await (type === null ? animate(making) : film(making, type));
  making.signal.throwIfAborted();
  // Drops the codecs from the type: some systems' share dialogs reject them.
  const [plain = ''] = blob.type.split(';');
  const ending = { 'video/mp4': 'mp4', 'video/webm': 'webm', 'image/png': 'png' } as const;
  const name = fileName(making.match, new Date(), ending[plain as keyof typeof ending]);
  return { file: new File([blob], name, { type: plain }), end };
}

type Drawn = { readonly blob: Blob; readonly end: Blob };

async function film(making: Making, type: string): Promise<Drawn> {
  const { tier } = (await sceneOf(making.match)).world.store.getState();
  const frames = await drawFrames(making, {
    width: WIDTHS[tier],
    step: 1,
    // The video encodes it again.
    keep: () => encode(making.canvas, 'image/jpeg'),
    onProgress: (done) => making.onProgress(done / 2),
  });
  const blob = await recordVideo(frames, making.canvas, type, making.signal, (done) =>
    making.onProgress((1 + done) / 2),
  );
  return { blob, end: frames.at(-1) ?? new Blob() };
}

async function animate(making: Making): Promise<Drawn> {
  const { canvas, onProgress } = making;
  const frames = await drawFrames(making, {
    width: PICTURE_WIDTH,
    step: PICTURE_STEP,
    keep: keepChanges(canvas),
    onProgress,
  });
  const different = frames.flatMap((frame, at) =>
    frame === frames[at - 1] ? [] : [{ frame, at }],
  );
  const made = animatePng(
    await Promise.all(
      different.map(async ({ frame: { blob, left, top }, at }, index) => ({
        png: new Uint8Array(await blob.arrayBuffer()),
        ms: ((different[index + 1]?.at ?? frames.length) - at) * PICTURE_STEP * FRAME_MS,
        left,
        top,
      })),
    ),
  );
  if (!made.ok) throw new Error(made.error);
  const blob = new Blob([made.value], { type: 'image/png' });
  return { blob, end: encode(canvas, 'image/png') };
}

/** Keeps of each picture only the rectangle that differs from the one before. */
function keepChanges(canvas: HTMLCanvasElement) {
  const part = document.createElement('canvas');
  let before: Uint32Array | null = null;
  return () => {
    const { width, height } = canvas;
    const pixels = new Uint32Array(
      canvas.getContext('2d')?.getImageData(0, 0, width, height).data.buffer ?? [],
    );
    const { left, top, right, bottom } = before
      ? changedPart(before, pixels, width)
      : { left: 0, top: 0, right: width, bottom: height };
    before = pixels;
    [part.width, part.height] = [right - left, bottom - top];
    part.getContext('2d')?.drawImage(canvas, -left, -top);
    return { blob: encode(part, 'image/png'), left, top };
  };
}

const sceneOf = async ({ setup }: MatchState) => {
  const variant = await loadVariant(setup.game);
  return { variant, ...(await loadScene(variant)) };
};

type Drawing<Frame> = {
  readonly width: number;
  /** Only every `step`-th frame is drawn. */
  readonly step: number;
  /** Keeps what the canvas shows. */
  readonly keep: () => Frame;
  readonly onProgress: (done: number) => void;
};

const QUALITY = 0.95;

/** Encodes at once: `toBlob` waits until the page is idle, which it isn't while a clip is made. */
function encode(canvas: HTMLCanvasElement, type: string): Blob {
  const [, data = ''] = canvas.toDataURL(type, QUALITY).split(',');
  return new Blob([Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0))], { type });
}

/** The frames of a clip; one that shows nothing new is the same object as the one before. */
async function drawFrames<Frame>(
  { match, canvas, signal }: Making,
  { width, step, keep, onProgress }: Drawing<Frame>,
): Promise<readonly Frame[]> {
  const { variant, world, Scene } = await sceneOf(match);
  const layout = variant.layoutOf(match.record.options);
  const { draw } = await prepareCaptioned(match, layout, canvas, width);
  signal.throwIfAborted();

  const roam = makeRoam(true);
  const end = latestPly(match);
  const sceneAt = (ply: number, key: string) => (
    <Scene
      key={key}
      layout={layout}
      view={viewOf({ ...match, browsedPly: ply === end ? null : ply }, variant.extras)}
      roam={roam}
      onPick={() => {}}
    />
  );
  const playback = openPlayback(world, boardSize(width, layout));
  try {
    // Fits the camera to the final board, so that a board that grows keeps its place from the first frame on.
    await playback.fit(sceneAt(end, 'framed'));
    const plan = planClip(end);
    const frames: Frame[] = [];
    let shown = '';
    for (const [at, ply] of plan.entries()) {
      signal.throwIfAborted();
      const hasResult = at >= plan.length - RESULT_FRAMES;
      const asked = `${ply} ${String(hasResult)}`;
      if (asked !== shown) playback.show(sceneAt(ply, 'played'));
      shown = asked;
      await playback.run(FRAME_MS);
      if (at % step > 0) continue;
      const last = frames.at(-1);
      if (playback.draw() || !last) {
        draw(playback.canvas, hasResult);
        frames.push(keep());
      } else frames.push(last);
      onProgress((at + 1) / plan.length);
    }
    return frames;
  } finally {
    playback.close();
  }
}
