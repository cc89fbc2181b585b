const PATHS = {
  back: 'M14.5 6 8.5 12l6 6',
  forward: 'M9.5 6l6 6-6 6',
  sun: 'M12 8.4a3.6 3.6 0 1 1 0 7.2a3.6 3.6 0 1 1 0-7.2ZM12 3.4v1.4M12 19.2v1.4M3.4 12h1.4M19.2 12h1.4M5.9 5.9l1 1M17.1 17.1l1 1M18.1 5.9l-1 1M6.9 17.1l-1 1',
  moon: 'M19 14.6A7.6 7.6 0 0 1 9.4 5a7.6 7.6 0 1 0 9.6 9.6Z',
  close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  mail: 'M5.5 6h13A1.5 1.5 0 0 1 20 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5v-9A1.5 1.5 0 0 1 5.5 6ZM4.6 7.4 12 13l7.4-5.6',
  sliders: 'M5 7.5h8M17 7.5h2M5 16.5h2M11 16.5h8M13 5.2v4.6M7 14.2v4.6',
  menu: 'M5 7h14M5 12h14M5 17h14',
  linked:
    'M6.5 8.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4ZM17.5 8.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4ZM9.7 12h4.6',
  unlinked:
    'M6.5 8.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4ZM17.5 8.8a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4Z',
} as const;

type IconName = keyof typeof PATHS;

type Props = {
  readonly name?: IconName;
  /** The path in a square of 24, instead of a name, for an icon that only one part of the site shows. */
  readonly path?: string | undefined;
  readonly size?: number;
};

/** A line icon in the text's colour. Decoration: name its button with `aria-label`. */
export function Icon({ name, path = name && PATHS[name], size = 24 }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d={path}
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
