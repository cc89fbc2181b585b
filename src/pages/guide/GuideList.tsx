import { guideWords } from '../../text/guide.ts';
import { onlineCard } from '../../text/online-card.ts';
import { GameCard } from '../../ui/controls/GameCard.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { cardOf, gameIds } from '../../variants/menu.ts';
import styles from './GuideList.module.css';

export const loadPage = async () => ({ element: <GuideList /> });

/** All guides. */
function GuideList() {
  const { title, lead, read } = guideWords.list;
  return (
    <Page>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      <ul className={styles['cards']}>
        {gameIds.map((id) => (
          <li key={id}>
            <GameCard
              to={`/how-to-play/${id}`}
              picture={id}
              {...cardOf(id)}
              headingLevel={2}
              row
              action={read}
            />
          </li>
        ))}
        <li>
          <GameCard
            to="/how-to-play/online"
            picture={null}
            {...onlineCard}
            headingLevel={2}
            row
            action={read}
          />
        </li>
      </ul>
    </Page>
  );
}
