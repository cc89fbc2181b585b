/** A picture of a board, rendered from the scene for each theme. */
type Props = {
  /** Files `/pictures/{name}-light.webp` and `-dark.webp`. */
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly className: string | undefined;
  /** Loads at once, for pictures on the first screen; others load when they come near. */
  readonly eager?: boolean;
};

export function Picture({ name, alt, width, height, className, eager = false }: Props) {
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      src={`/pictures/${name}-${theme}.webp`}
      alt={alt}
      width={width}
      height={height}
      className={`${className ?? ''} only-${theme}`}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  ));
}
