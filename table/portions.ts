// Units that are given out target by target, gathered in one question: wounds among heroes, damage among neighbours.

export interface Portions<A> {
  /** All of it is given out. */
  readonly total: number;
  /** What it is, and from whom, where the question does not stand beside it. */
  readonly title?: string;
  /** In the order in which the rules ask for them. */
  readonly targets: readonly PortionTarget[];
  /** The answer that gives this target so much. */
  answer(target: PortionTarget, amount: number): A;
}

export interface PortionTarget {
  readonly id: string;
  readonly label: string;
  /** What to think of while giving it some. */
  readonly note?: string;
  /** Where it stands among the others; they are shown in that order. */
  readonly place?: number;
  /** The most that it may get. */
  readonly most: number;
  /** It gets whatever the others do not; at most one does. */
  readonly takesRest?: boolean;
}

/** Which comes first on the page, and where the rules ask for it. */
export const inPlace = ({ targets }: Pick<Portions<unknown>, 'targets'>): { target: PortionTarget; at: number }[] =>
  targets.map((target, at) => ({ target, at })).toSorted((a, b) => (a.target.place ?? a.at) - (b.target.place ?? b.at));

/** How much each target gets, in their order. */
export type Shares = readonly number[];

type Given = Pick<Portions<unknown>, 'total' | 'targets'>;

const sum = (numbers: Shares): number => numbers.reduce((all, one) => all + one, 0);

/** Before anything is given. */
export const firstShares = (portions: Given): Shares =>
  settled(
    portions,
    portions.targets.map(() => 0),
  );

/** How much has still to be given. */
export const leftOf = ({ total }: Given, shares: Shares): number => total - sum(shares);

export const canGive = (portions: Given, shares: Shares, at: number): boolean => isChange(portions, shares, at, 1);

export const canTake = (portions: Given, shares: Shares, at: number): boolean => isChange(portions, shares, at, -1);

/** One more for a target, or one less; the same where that cannot be. */
export function shifted(portions: Given, shares: Shares, at: number, by: 1 | -1): Shares {
  if (!isChange(portions, shares, at, by)) return shares;
  return settled(
    portions,
    shares.map((amount, i) => (i === at ? amount + by : amount)),
  );
}

function isChange(portions: Given, shares: Shares, at: number, by: 1 | -1): boolean {
  const target = portions.targets[at];
  const amount = shares[at];
  if (!target || amount === undefined || target.takesRest) return false;
  if (by < 0) return amount > 0;
  const rest = portions.targets.findIndex(one => one.takesRest);
  return amount < target.most && leftOf(portions, shares) + (shares[rest] ?? 0) > 0;
}

/** Whoever takes the rest has it. */
function settled({ total, targets }: Given, shares: Shares): Shares {
  const given = sum(shares.filter((_, i) => !targets[i]?.takesRest));
  return shares.map((amount, i) => (targets[i]?.takesRest ? total - given : amount));
}

/** The answers in the order of the questions. Where only one amount is possible, the rules take it without asking. */
export function answersOf<A>(portions: Portions<A>, shares: Shares): A[] {
  const { targets } = portions;
  const answers: A[] = [];
  let left = portions.total;
  targets.forEach((target, i) => {
    const room = sum(targets.slice(i + 1).map(({ most }) => most)); // what the others can take
    const amount = shares[i] ?? 0;
    if (Math.min(target.most, left) > Math.max(0, left - room)) answers.push(portions.answer(target, amount));
    left -= amount;
  });
  return answers;
}
