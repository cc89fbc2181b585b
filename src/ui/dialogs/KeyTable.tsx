import { speech } from '../../text/speech.ts';
import styles from './KeyTable.module.css';

/** The keys of a board and what they do. */
export function KeyTable() {
  const { keys } = speech;
  return (
    <table className={styles['keys']}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{keys.key}</th>
          <th scope="col">{keys.does}</th>
        </tr>
      </thead>
      <tbody>
        {keys.rows.map(([key, does]) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
