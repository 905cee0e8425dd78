import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock.ts';
import { newGuestId } from '../ids.ts';
import type { Guest, Guests } from '../storage/guests.ts';

const COOKIE = 'rempart';
const YEAR = 365 * 24 * 60 * 60;

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
  async known(request: FastifyRequest): Promise<Guest | null> {
    const signed = request.cookies[COOKIE];
    return this.guestOf(signed);
  }

  /** The guest of a request; somebody new becomes one. */
  async guest(request: FastifyRequest, reply: FastifyReply): Promise<Guest> {
    const known = await this.known(request);
    if (known) return known;
    const guest = { id: newGuestId(), name: '' };
    await this.guests.put(guest, this.clock.now());
    this.give(request, reply, guest.id);
    return guest;
  }

  give(request: FastifyRequest, reply: FastifyReply, id: string): void {
    void reply.setCookie(COOKIE, fastifyCookie.sign(id, this.secret), {
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

  private async guestOf(signed: string | undefined): Promise<Guest | null> {
    if (!signed) return null;
    const { valid, value } = fastifyCookie.unsign(signed, this.secret);
    return valid && value ? ((await this.guests.find(value)) ?? null) : null;
  }
}

/** No cookie of ours is badly encoded. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
