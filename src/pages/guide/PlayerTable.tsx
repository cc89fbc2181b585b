import { ROOM_GAMES, roomOfferOf, roomFacts } from '../../rooms/protocol/room-games.ts';
import { guideWords } from '../../text/guide.ts';
import styles from './GuidePage.module.css';
import { cardOf } from '../../variants/menu.ts';

const words = guideWords.players;

/** The number of players and the grid sizes of each game in a room. */
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
        {ROOM_GAMES.map((id) => {
          const { minPlayers, maxPlayers, supportedGridSizes } = roomOfferOf(id);
          const { shape } = roomFacts(id);
          return (
            <tr key={id}>
              <th scope="row">{cardOf(id).name}</th>
              <td>{minPlayers === maxPlayers ? minPlayers : `${minPlayers}-${maxPlayers}`}</td>
              <td>
                {shape === 'grows'
                  ? words.grows
                  : supportedGridSizes
                      .map((size) =>
                        Array.from({ length: shape === 'stack' ? 3 : 2 }, () => size).join('×'),
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
