import { Link } from 'react-router-dom';
import { text } from '../../text/en.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { type VariantId, variantIds } from '../../variants/stages.ts';
import styles from './Home.module.css';

/** The chooser of variants: it lists what can be played, and nothing else. */
export function Home() {
  return (
    <Page>
      <title>{text.site}</title>
      <div className={styles['hero']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{text.home.title}</h1>
          <p className={styles['lead']}>{text.home.lead}</p>
          <ButtonLink to="/classic" tone="solid" size="large">
            {text.home.quick}
          </ButtonLink>
        </div>
        <Picture
          name="hero"
          alt={text.home.hero}
          width={1160}
          height={900}
          className={styles['picture']}
          eager
        />
      </div>
      <ul className={styles['tray']} aria-label={text.home.cards}>
        {variantIds.map((id) => (
          <li key={id} className={styles['place']}>
            <Card id={id} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function Card({ id }: { id: VariantId }) {
  const { name, description, difficulty } = text.variants[id];
  return (
    <Link to={`/${id}`} className={styles['card'] ?? ''}>
      <Picture name={id} alt="" width={720} height={480} className={styles['cardPicture']} />
      <div className={styles['cardWords']}>
        <h2 className={styles['cardTitle']}>{name}</h2>
        <p className={styles['cardText']}>{description}</p>
        <div className={styles['cardFoot']}>
          <span className={styles['chip']}>{difficulty}</span>
          <span className={styles['now']}>{text.home.play}</span>
        </div>
      </div>
    </Link>
  );
}
