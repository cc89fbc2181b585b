import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { languageOf } from '../../look/paths.ts';
import { changeSettings, siteSettings, type LanguageChoice } from '../../look/settings.ts';
import { takeLanguageSwitch } from '../../look/language-switch.ts';
import { languageFor } from '../../look/languages.ts';
import { shellWords } from '../../text/shell.ts';
import { settings } from '../../text/settings.ts';
import { speech } from '../../text/speech.ts';
import { Dialog } from './Dialog.tsx';
import { KeyTable } from './KeyTable.tsx';
import { isLastInputKey } from '../controls/last-input.ts';
import { reloadPage, switchLanguage } from '../page/reload.ts';
import { announce } from '../notices/Announcer.tsx';
import { Segmented } from '../controls/Segmented.tsx';
import { playSound } from '../effects/sound.ts';

/** Turns a record of labels into the options of a segmented control, in the record's order. */
function options<T extends string>(labels: Readonly<Record<T, string>>) {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}

// The switch to withdraw consent, if the operator counts visits.
const isCounting = Boolean(import.meta.env.VITE_ANALYTICS_ID);

const languageAs = (choice: LanguageChoice) => languageFor(choice, navigator.languages);

/** The language shown as chosen: on an address in another language it is that of the address. */
function shownLanguage({
  language: choice,
}: {
  readonly language: LanguageChoice;
}): LanguageChoice {
  const here = languageOf(location.pathname);
  return languageAs(choice) === here ? choice : here;
}

/** The button of the page's header. */
const settingsButton = () =>
  document.querySelector<HTMLElement>(`[aria-label="${shellWords.settings.open}"]`);

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly opener: HTMLElement | null;
};

/**
 * Arrow keys step through the languages: one is applied after this time without another key, or when the
 * dialog closes.
 */
const KEY_PAUSE_MS = 1000;

export default function Settings({ open, onClose, opener }: Props) {
  const state = useStore(siteSettings);
  const here = languageOf(location.pathname);
  const [language, setLanguage] = useState(() => shownLanguage(state));
  const wanted = languageAs(language);
  const [isLanguageNew, setLanguageNew] = useState(takeLanguageSwitch);
  useEffect(() => {
    if (open && isLanguageNew) announce(`${settings.language}: ${settings.languages[here]}`);
  }, [open, isLanguageNew, here]);
  useEffect(() => {
    if (!open || wanted === here) return undefined;
    const timer = setTimeout(
      () => switchLanguage(wanted, true),
      isLastInputKey() ? KEY_PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [open, wanted, here]);
  const { theme, motion, quality, taps, sound: volume, haptics, colours, remember } = state;
  return (
    <Dialog
      title={settings.title}
      detail={settings.detail}
      open={open}
      onClose={() => {
        onClose();
        setLanguageNew(false);
        if (wanted !== here) switchLanguage(wanted, false);
      }}
      // After a reload nothing had the focus.
      opener={() => (opener?.isConnected && opener !== document.body ? opener : settingsButton())}
    >
      {state.prefers.forced ? (
        <p>{settings.themeForced}</p>
      ) : (
        <Segmented
          legend={settings.theme}
          showLegend
          options={options(settings.themes)}
          value={theme}
          onChange={(value) => changeSettings({ theme: value })}
        />
      )}
      <div data-autofocus={isLanguageNew ? '' : undefined}>
        <Segmented
          legend={settings.language}
          showLegend
          options={options(settings.languages).map((option) =>
            option.value === 'system' ? option : { ...option, lang: option.value },
          )}
          value={language}
          onChange={(value) => {
            setLanguage(value);
            changeSettings({ language: value });
          }}
        />
      </div>
      <Segmented
        legend={settings.motion}
        showLegend
        options={options(settings.motions)}
        value={motion}
        onChange={(value) => changeSettings({ motion: value })}
      />
      <Segmented
        legend={settings.taps}
        showLegend
        options={options(settings.tapChoices)}
        value={taps}
        onChange={(value) => changeSettings({ taps: value })}
      />
      <Segmented
        legend={settings.sound}
        showLegend
        options={options(settings.sounds)}
        value={volume}
        onChange={(value) => {
          changeSettings({ sound: value });
          void playSound('place');
        }}
      />
      <div>
        <Segmented
          legend={settings.speech}
          showLegend
          options={options(settings.speeches)}
          value={state.speech}
          onChange={(value) => changeSettings({ speech: value })}
        />
        <p style={{ marginTop: 8, color: 'var(--ink-2)', fontSize: 16 }}>{settings.speechDetail}</p>
      </div>
      {'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches ? (
        <Segmented
          legend={settings.haptics}
          showLegend
          options={options(settings.switches)}
          value={haptics}
          onChange={(value) => changeSettings({ haptics: value })}
        />
      ) : null}
      <Segmented
        legend={settings.remember}
        showLegend
        options={options(settings.switches)}
        value={remember === 'on' ? 'on' : 'off'}
        onChange={(value) => changeSettings({ remember: value })}
      />
      {isCounting ? (
        <Segmented
          legend={settings.visits}
          showLegend
          options={options(settings.switches)}
          value={state.visits === 'on' ? 'on' : 'off'}
          onChange={(value) => changeSettings({ visits: value })}
        />
      ) : null}
      <div>
        <Segmented
          legend={settings.colours}
          showLegend
          options={options(settings.colourChoices)}
          value={colours}
          onChange={(value) => {
            changeSettings({ colours: value });
            // Reloads, because boards keep the colours they were created with. A match continues.
            if (document.querySelector('.world')) reloadPage();
          }}
        />
        <p style={{ marginTop: 8, color: 'var(--ink-2)', fontSize: 16 }}>
          {settings.coloursDetail}
        </p>
      </div>
      <div>
        <Segmented
          legend={settings.quality}
          showLegend
          options={options(settings.qualities)}
          value={quality}
          onChange={(value) => changeSettings({ quality: value })}
        />
        <p style={{ marginTop: 8, color: 'var(--ink-2)', fontSize: 16 }}>
          {settings.qualityDetail}
        </p>
      </div>
      <details>
        <summary style={{ minHeight: 'var(--tap)', alignContent: 'center' }}>
          {speech.keys.title}
        </summary>
        <KeyTable />
      </details>
    </Dialog>
  );
}
