// Every thread of the page begins here, under the name of what it does: so that all of them share the rules of the games.

interface Role {
  readonly hear: (event: MessageEvent) => void;
}

const roles: { readonly [name: string]: () => Promise<Role> } = {
  after: () => import('../after/worker.ts'),
  analysis: () => import('../analysis/thread.ts'),
  home: () => import('../home/worker.ts'),
  thinking: () => import('../home/thinking.ts'),
};

const early: MessageEvent[] = []; // what is said before the role is there
const keep = (event: MessageEvent): void => void early.push(event);
addEventListener('message', keep);

async function begin(): Promise<void> {
  const load = roles[self.name];
  if (!load) throw new Error(`a thread called ${self.name}`);
  const { hear } = await load();
  removeEventListener('message', keep);
  addEventListener('message', hear);
  for (const event of early) hear(event);
}

void begin();
