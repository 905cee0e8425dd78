import { renderUnicodeCompact } from 'uqr';
import { messageOf } from '../engine/thrown.ts';
import { Complaint } from './complaint.ts';
import { nearby } from './nearby.ts';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';
import { sentencesFor } from './sentences.ts';

// The process: starts a server, says where it is, and stops it cleanly.

const words = sentencesFor(process.env);
const LONGEST_STOP = 40_000;

// What fails when nobody waits for it must not end the evening of everybody.
process.on('unhandledRejection', (why: unknown) => {
  console.error(
    JSON.stringify({ level: 50, time: Date.now(), why: messageOf(why), msg: 'nobody waited for what failed' }),
  );
});

async function main(): Promise<void> {
  const settings = readSettings(process.argv.slice(2), process.env);
  const server = await startServer(settings);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      // Something that will not end must not keep the next one from starting: the log is safe.
      setTimeout(() => process.exit(1), LONGEST_STOP).unref();
      server.stop().then(
        () => {
          console.log(words.stopped);
          process.exit(0);
        },
        (error: Error) => {
          console.error(error.message);
          process.exit(1);
        },
      );
    });
  const { host } = settings;
  const isEverywhere = ['0.0.0.0', '::'].includes(host);
  const isLocal = isEverywhere || ['127.0.0.1', 'localhost', '::1'].includes(host);
  console.log(words.open(`http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${server.port}`));
  const address = isEverywhere ? nearby() : null;
  if (address) {
    const url = `http://${address}:${server.port}`;
    console.log(words.nearby(url));
    if (process.stdout.isTTY) console.log(renderUnicodeCompact(url, { border: 2 }));
  }
  console.log(words.stop);
}

main().catch((error: unknown) => {
  if (error instanceof Complaint) console.error(words.complaints[error.code](error.values));
  else console.error(error);
  process.exit(1);
});
