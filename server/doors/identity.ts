import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock.ts';
import { newGuestId } from '../ids.ts';
import type { Guest, Guests } from '../storage/guests.ts';

const COOKIE = 'rempart';
const YEAR = 365 * 24 * 60 * 60; // in seconds
const DAY = 24 * 60 * 60_000;

/** Somebody of whom nothing is kept yet: the day on which the cookie was made, and the id. It is good on that day and the next. */
const FRESH = /^new-(?:(\d+)-)?([a-z0-9]+)$/;
const fresh = (id: string, now: number): string => `new-${Math.floor(now / DAY)}-${id}`;

/** Somebody at the door. */
export interface Visitor extends Guest {
  readonly isKept: boolean;
  readonly isFresh: boolean; // by its cookie: the answer that brought a lasting one may have got lost
}

/** Who somebody is: a signed cookie that scripts cannot read. It works over plain http on a home network too. */
export class Identity {
  private readonly guests: Guests;
  private readonly secret: string;
  private readonly clock: Clock;

  constructor(guests: Guests, secret: string, clock: Clock) {
    this.guests = guests;
    this.secret = secret;
    this.clock = clock;
  }

  async register(app: FastifyInstance): Promise<void> {
    await app.register(fastifyCookie, { secret: this.secret });
  }

  /** The guest of a request, or null for somebody new. */
  async known(request: FastifyRequest): Promise<Visitor | null> {
    const signed = request.cookies[COOKIE];
    return this.guestOf(signed);
  }

  /** The guest of a request; somebody new becomes one, of whom nothing is kept until there is something to keep. */
  async guest(request: FastifyRequest, reply: FastifyReply): Promise<Visitor> {
    const known = await this.known(request);
    if (known?.isKept && known.isFresh) this.give(request, reply, known.id);
    if (known) return known;
    const guest = { id: newGuestId(), name: '', isKept: false, isFresh: true };
    this.give(request, reply, fresh(guest.id, this.clock.now()));
    return guest;
  }

  /** The guest of a request who is about to do something that lasts. */
  async lasting(request: FastifyRequest, reply: FastifyReply): Promise<Guest> {
    const guest = await this.guest(request, reply);
    await this.keep(request, reply, guest);
    return guest;
  }

  async keep(request: FastifyRequest, reply: FastifyReply, guest: Visitor): Promise<void> {
    if (guest.isKept) return;
    await this.guests.see(guest, this.clock.now());
    this.give(request, reply, guest.id);
  }

  give(request: FastifyRequest, reply: FastifyReply, value: string): void {
    void reply.setCookie(COOKIE, fastifyCookie.sign(value, this.secret), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: YEAR,
    });
  }

  /** Takes the cookie away. */
  take(reply: FastifyReply): void {
    void reply.clearCookie(COOKIE, { path: '/' });
  }

  /** The guest behind the cookie of a bare request, as sockets have it. */
  async behind(request: IncomingMessage): Promise<Guest | null> {
    const pairs = (request.headers.cookie ?? '').split(';').map(pair => pair.trim().split('='));
    const value = pairs.find(([name]) => name === COOKIE)?.[1];
    return this.guestOf(value && decoded(value));
  }

  /**
   * A kept guest of whom nothing is found has been forgotten, or was never seen again: that cookie is nobody's. So is a
   * fresh one that is too old, or whose guest has been forgotten since.
   */
  private async guestOf(signed: string | undefined): Promise<Visitor | null> {
    if (!signed) return null;
    const { valid, value } = fastifyCookie.unsign(signed, this.secret);
    if (!valid || !value) return null;
    const now = this.clock.now();
    const [, day, freshId] = FRESH.exec(value) ?? [];
    const isFresh = freshId !== undefined;
    if (isFresh && !isGood(day, now)) return null;
    const id = freshId ?? value;
    const kept = await this.guests.find(id);
    if (!kept)
      return isFresh && !(await this.guests.isForgotten(id, now)) ? { id, name: '', isKept: false, isFresh } : null;
    // Once a day is enough; nobody is turned away because it could not be written down.
    if (now - kept.seen_at > DAY) await this.guests.see(kept, now).catch(() => {});
    return { id, name: kept.name, isKept: true, isFresh };
  }
}

/** The clock of the server that made it may be ahead by a little, around midnight. */
function isGood(day: string | undefined, now: number): boolean {
  return day !== undefined && Math.abs(Math.floor(now / DAY) - Number(day)) <= 1;
}

/** No cookie of ours is badly encoded. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
