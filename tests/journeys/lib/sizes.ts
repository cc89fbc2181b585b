/** The screens that every layout has to suit, CSS pixels. */
export const SEVEN_SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1280, 800],
  [1920, 1080],
] as const;
