import { useStore } from 'zustand';
import { choose, device } from '../look/device.ts';
import { text } from '../text/en.ts';
import { Dialog } from './Dialog.tsx';
import { Segmented } from './Segmented.tsx';

const { settings } = text;

/** A record of labels as the options of a segmented control, in the record's order. */
function options<T extends string>(labels: Readonly<Record<T, string>>) {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly opener: HTMLElement | null;
};

export default function Settings({ open, onClose, opener }: Props) {
  const { theme, motion, quality, taps } = useStore(device);
  return (
    <Dialog
      title={settings.title}
      description={settings.description}
      open={open}
      onClose={onClose}
      opener={() => opener}
    >
      <Segmented
        legend={settings.theme}
        showLegend
        options={options(settings.themes)}
        value={theme}
        onChange={(value) => choose({ theme: value })}
      />
      <Segmented
        legend={settings.motion}
        showLegend
        options={options(settings.motions)}
        value={motion}
        onChange={(value) => choose({ motion: value })}
      />
      <Segmented
        legend={settings.taps}
        showLegend
        options={options(settings.tapChoices)}
        value={taps}
        onChange={(value) => choose({ taps: value })}
      />
      <div>
        <Segmented
          legend={settings.quality}
          showLegend
          options={options(settings.qualities)}
          value={quality}
          onChange={(value) => choose({ quality: value })}
        />
        <p style={{ marginTop: 8, color: 'var(--ink-2)', fontSize: 16 }}>{settings.qualityHint}</p>
      </div>
    </Dialog>
  );
}
