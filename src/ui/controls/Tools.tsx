import { useStore } from 'zustand';
import { changeSettings, siteSettings, themeOf } from '../../look/settings.ts';
import { shellWords } from '../../text/shell.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import styles from '../page/Page.module.css';
import { openSettings } from '../dialogs/SettingsHost.tsx';

/** The two buttons of every page: the theme, and the settings dialog. */
export function Tools() {
  const dark = useStore(siteSettings, themeOf) === 'dark';
  return (
    <div className={styles['tools']}>
      <Button
        size="small"
        icon
        className={styles['theme']}
        aria-label={dark ? shellWords.settings.toLight : shellWords.settings.toDark}
        onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
      >
        <Icon name={dark ? 'sun' : 'moon'} />
      </Button>
      <Button size="small" icon aria-label={shellWords.settings.open} onClick={openSettings}>
        <Icon name="sliders" />
      </Button>
    </div>
  );
}
