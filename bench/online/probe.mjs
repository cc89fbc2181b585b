// Loaded before every measured server: reports its processor time, memory, bytes and requests when asked.
import { subscribe } from 'node:diagnostics_channel';
import process from 'node:process';

const open = new Set();
let gone = 0;
let requests = 0;
const bytesOf = (socket) => socket.bytesRead + socket.bytesWritten;

subscribe('net.server.socket', ({ socket }) => {
  open.add(socket);
  socket.once('close', () => {
    open.delete(socket);
    gone += bytesOf(socket);
  });
});

subscribe('http.server.request.start', () => {
  requests += 1;
});

process.on('message', (message) => {
  if (message !== 'sample') return;
  const { user, system } = process.cpuUsage();
  let bytes = gone;
  for (const socket of open) bytes += bytesOf(socket);
  const rss = process.memoryUsage.rss();
  process.send?.({ sample: { cpu: user + system, rss, bytes, requests } });
});
process.channel?.unref();
