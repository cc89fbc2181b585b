/**
 * Server time, whole ms: the machine's clock at the start plus the time since then. So a correction of that clock ends
 * no turn and removes no room. It starts no earlier than `earliest`, the newest time in the database: otherwise a clock
 * set back before a restart would put deadlines far ahead.
 */
export function steadyClock(earliest: number): () => number {
  const start = Math.max(Date.now(), earliest) - performance.now();
  return () => Math.round(start + performance.now());
}
