import { ONLINE_VARIANTS, onlineVariants } from '../../online/variants.ts';
import { guideWords } from '../../text/guide.ts';
import { text } from '../../text/en.ts';
import styles from './GuidePage.module.css';

const words = guideWords.players;

/** How many can play what in a room: the rooms' own table. */
export function PlayerTable() {
  return (
    <table className={styles['table']} lang={guideWords.lang}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.game}</th>
          <th scope="col">{words.seats}</th>
          <th scope="col">{words.grids}</th>
        </tr>
      </thead>
      <tbody>
        {ONLINE_VARIANTS.map((id) => {
          const { minPlayers, maxPlayers, supportedGridSizes } = onlineVariants[id];
          return (
            <tr key={id}>
              <th scope="row">{text.variants[id].name}</th>
              <td>{minPlayers === maxPlayers ? minPlayers : `${minPlayers}-${maxPlayers}`}</td>
              <td>
                {id === 'infinite'
                  ? words.grows
                  : supportedGridSizes
                      .map((size) =>
                        Array.from({ length: id === '3d' ? 3 : 2 }, () => size).join('×'),
                      )
                      .join(', ')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
