/** Plays drawn frames into the browser's recorder, which takes as long as the clip itself. */
import { FRAME_MS } from './plan.ts';

/** MP4 first, which more messengers accept; VP8 because every device encodes it in time. */
const TYPES = ['video/mp4;codecs=avc1.42E01F', 'video/webm;codecs=vp8', 'video/mp4', 'video/webm'];
const BITS_PER_SECOND = 4_000_000;

/** The kind of video that this browser records; null where it records none from a canvas. */
export function videoType(): string | null {
  const { MediaRecorder: Recorder } = globalThis as Partial<typeof globalThis>;
  const { captureStream } = HTMLCanvasElement.prototype as Partial<HTMLCanvasElement>;
  if (!Recorder || !captureStream) return null;
  return TYPES.find((type) => Recorder.isTypeSupported(type)) ?? null;
}

/** Records the frames, each for its time. While the page is hidden, the recorder and the clip's time stand still. */
export async function recordVideo(
  frames: readonly Blob[],
  canvas: HTMLCanvasElement,
  type: string,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const paint = canvas.getContext('2d');
  if (!paint) throw new Error('there is nothing to draw with');
  const stream = canvas.captureStream();
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  const parts: Blob[] = [];
  const stopped = new Promise<void>((resolve, reject) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => resolve());
    recorder.addEventListener('error', () => reject(new Error('the recorder failed')));
  });
  // The recording is awaited at the end, but may fail before: a failure must not go unhandled until then.
  stopped.catch(() => {});
  let watch: ReturnType<typeof stopwatch> | null = null;
  try {
    const pictureOf = async (at: number) => createImageBitmap(frames[at] ?? new Blob());
    await untilFlowing(stream, paint, await pictureOf(0), signal);
    recorder.start();
    watch = stopwatch(recorder);
    for (let at = 0; at < frames.length; at = Math.max(at + 1, watch.frame())) {
      const picture = await pictureOf(at);
      while (watch.frame() < at) await nextPaint(signal);
      paint.drawImage(picture, 0, 0);
      picture.close();
      onProgress((at + 1) / frames.length);
    }
    while (watch.frame() < frames.length) await nextPaint(signal);
    recorder.stop();
    await stopped;
    return new Blob(parts, { type: recorder.mimeType });
  } finally {
    watch?.stop();
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }
}

/** Resolves when the page is painted, and so not while it is hidden; rejects once it is aborted. */
async function nextPaint(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  signal.throwIfAborted();
}

/** The most paints to wait for a stream; some browsers may not play it. */
const LONGEST_WAIT = 120;

/** Paints the first picture until the stream delivers it: a busy machine would lose the clip's start. */
async function untilFlowing(
  stream: MediaStream,
  paint: CanvasRenderingContext2D,
  picture: ImageBitmap,
  signal: AbortSignal,
): Promise<void> {
  const viewer = document.createElement('video');
  viewer.muted = true;
  viewer.srcObject = stream;
  viewer.play().catch(() => {});
  const isFlowing = () => viewer.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  for (let paints = 0; paints < LONGEST_WAIT && !isFlowing(); paints += 1) {
    paint.drawImage(picture, 0, 0);
    await nextPaint(signal);
  }
  viewer.srcObject = null;
  picture.close();
}

/** Counts the frames that are due. */
function stopwatch(recorder: MediaRecorder) {
  let begun = performance.now();
  let hidden = document.hidden ? begun : null;
  const follow = () => {
    if (document.hidden && hidden === null) {
      hidden = performance.now();
      if (recorder.state === 'recording') recorder.pause();
    } else if (!document.hidden && hidden !== null) {
      begun += performance.now() - hidden;
      hidden = null;
      if (recorder.state === 'paused') recorder.resume();
    }
  };
  document.addEventListener('visibilitychange', follow);
  return {
    frame: () => Math.floor(((hidden ?? performance.now()) - begun) / FRAME_MS),
    stop: () => document.removeEventListener('visibilitychange', follow),
  };
}
