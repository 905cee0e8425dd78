// Shared helpers of the baselines. No dependency.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import os from 'node:os';

export const now = () => performance.now();
export const arg = (name, dflt) => {
  const hit = process.argv.find(a => a.startsWith(`--${name}=`));
  return hit ? Number(hit.slice(name.length + 3)) : dflt;
};
export const flag = name => process.argv.includes(`--${name}`);

/** xorshift32: the same deterministic stream for every engine under test. */
export function rng(seed = 0x9e3779b9) {
  let x = seed >>> 0 || 1;
  return n => {
    x ^= x << 13;
    x >>>= 0;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return x % n;
  };
}

export function quantiles(samples) {
  if (samples.length === 0) return { n: 0 };
  const a = Float64Array.from(samples).sort();
  const q = p => +a[Math.min(a.length - 1, Math.floor(p * a.length))].toFixed(3);
  return { n: a.length, p50: q(0.5), p95: q(0.95), p99: q(0.99), max: q(1) };
}

/**
 * Runs step() (which returns units done) for `ms` of CPU time after `warm` of CPU time.
 * Answers units per CPU-second of this process (user + system, GC threads included), so
 * that a neighbour who takes the core away does not falsify it (nor the JIT warm-up).
 */
export function rate(step, ms = 1500, warm = 500) {
  const cpu = () => {
    const c = process.cpuUsage();
    return (c.user + c.system) / 1000;
  };
  let chunk = 1;
  const runFor = cpuMs => {
    const c0 = cpu();
    let units = 0,
      c;
    do {
      const t = now();
      for (let i = 0; i < chunk; i++) units += step();
      if (now() - t < 4) chunk *= 2;
      c = cpu() - c0;
    } while (c < cpuMs);
    return (units * 1000) / c;
  };
  runFor(warm);
  return Math.round(runFor(ms));
}

/** Speed of this machine right now: xorshift steps per CPU-second, in millions. */
export function calibrate(ms = 400) {
  let sink = 0;
  const r = rng();
  const v = rate(
    () => {
      for (let i = 0; i < 20000; i++) sink += r(7);
      return 20000;
    },
    ms,
    200,
  );
  return +(v / 1e6).toFixed(1) + (sink < 0 ? 1 : 0);
}

export function out(name, result) {
  console.log(
    JSON.stringify({
      bench: name,
      at: new Date().toISOString(),
      node: process.version,
      cpus: os.cpus().length,
      load1: +os.loadavg()[0].toFixed(2),
      calibMopsPerCpuS: calibrate(),
      // CPU this process got per second of its life: about 1 on a quiet machine for a busy single thread
      cpuShare: +((u => (u.user + u.system) / 1e6)(process.cpuUsage()) / process.uptime()).toFixed(2),
      ...result,
    }),
  );
}

/**
 * Starts `file` as the server process on a free loopback port and waits for its
 * {ready, port} message. stop() ends that very process by its pid.
 */
export function startServer(file, args = [], env = {}) {
  const child = spawn(process.execPath, ['--expose-gc', file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  // Replies carry the id of the question: some frameworks send IPC messages of their own (pm2's 'ready').
  const waiting = new Map();
  let lastId = 0,
    onReady = null;
  child.on('message', m => {
    if (m?.ready === true) onReady?.(m);
    else if (m?.id !== undefined) {
      waiting.get(m.id)?.(m);
      waiting.delete(m.id);
    }
  });
  const ask = what =>
    new Promise(res => {
      const id = ++lastId;
      waiting.set(id, res);
      child.send({ what, id });
    });
  return {
    pid: child.pid,
    ready: () =>
      new Promise((res, rej) => {
        onReady = res;
        child.once('exit', c => rej(new Error(`server exit ${c}`)));
      }),
    stats: () => ask('stats'),
    cpu: () => ask('cpu'),
    stop: () =>
      new Promise(res => {
        child.removeAllListeners('exit');
        child.once('exit', res);
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 2000).unref();
      }),
  };
}

/** Waits until the server has used `cpuMs` more of CPU (so that a busy machine only makes it longer), at most maxMs. */
export async function untilCpu(srv, cpuMs, maxMs) {
  const t0 = now(),
    c0 = (await srv.cpu()).cpuMs;
  do {
    await sleep(150);
  } while ((await srv.cpu()).cpuMs - c0 < cpuMs && now() - t0 < maxMs);
}

/** Server side of startServer: answers {cpuMs, rss, heap} on request. */
export function serveStats(port) {
  process.on('message', m => {
    if (!m?.id) return;
    if (m.what === 'stats') globalThis.gc?.();
    const c = process.cpuUsage();
    const mem = process.memoryUsage();
    process.send({ id: m.id, cpuMs: (c.user + c.system) / 1000, rss: mem.rss, heap: mem.heapUsed });
  });
  process.on('SIGTERM', () => process.exit(0));
  process.on('disconnect', () => process.exit(0));
  process.send({ ready: true, port });
}

export const sleep = ms => new Promise(r => setTimeout(r, ms));
