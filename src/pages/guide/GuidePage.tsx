import { Link } from 'react-router-dom';
import type { Guide } from '../../text/guide.ts';
import { text } from '../../text/en.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../../ui/Page.tsx';
import { loadStage, type VariantId } from '../../variants/stages.ts';
import styles from './GuidePage.module.css';

/** The lazy part of a guide's route: the page with the variant's words. */
export async function guideRoute(id: VariantId) {
  const stage = await loadStage(id);
  const { guide } = await stage.guide();
  return { element: <GuidePage id={id} guide={guide} /> };
}

function GuidePage({ id, guide }: { id: VariantId; guide: Guide }) {
  return (
    <Page narrow>
      <title>{`${text.guide.title(text.variants[id].name)} · ${text.site}`}</title>
      <Link to="/" className={styles['back'] ?? ''}>
        <Icon name="back" size={20} />
        {text.guide.backToGames}
      </Link>
      <h1 className={styles['title']}>{text.guide.title(text.variants[id].name)}</h1>
      <p className={styles['lead']}>{guide.lead}</p>
      {guide.sections.map(({ title, lines, steps }) => (
        <section key={title} className={styles['section']}>
          <h2>{title}</h2>
          {steps ? (
            <ol className={styles['steps']}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          ) : (
            lines.map((line) => <p key={line}>{line}</p>)
          )}
        </section>
      ))}
      <p className={styles['play']}>
        <ButtonLink to={`/${id}`} tone="solid" size="large">
          {text.guide.play}
        </ButtonLink>
      </p>
    </Page>
  );
}
