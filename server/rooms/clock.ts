/**
 * Server time, whole ms: from the machine's clock at the start it only runs on, so a correction of that clock ends no
 * turn and removes no room. It starts no earlier than `earliest`, the newest time in the database: a clock set back
 * before a restart would put deadlines far ahead.
 */
export function steadyClock(earliest: number): () => number {
  const start = Math.max(Date.now(), earliest) - performance.now();
  return () => Math.round(start + performance.now());
}
