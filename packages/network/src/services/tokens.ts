import {ethers} from 'ethers';
import {Clock} from '../clock';
import {generateKeyPair, jwtVerify, SignJWT, type JWTPayload} from 'jose';

/** Types of auth methods as `AuthMethodType` of the SDK numbers them. */
const TYPES = {
  discord: 4,
  google: 5,
  googleJwt: 6,
  otp: 7,
  appleJwt: 8,
  stytchOtp: 9,
  stytchEmail: 10,
  stytchSms: 11,
  stytchWhatsApp: 12,
  stytchTotp: 13,
} as const;

export interface AuthMethod {
  authMethodType: number;
  accessToken: string;
}

/** A verified auth method. */
export interface VerifiedAuthMethod {
  /** As `Lit.Auth.authMethodContexts` shows them. */
  userId: string;
  appId: string;
  authMethodType: number;
  /** Under which the contracts know it, as 0x-hex: as the SDK computes it. */
  ids: string[];
}

/** Why a token is refused. */
export class TokenError extends Error {}

/** Client id of Lit's own login page, which the SDK assumes for Discord. */
const LIT_DISCORD_APP = '1052874239658692668';
const LIFETIME_MS = 30 * 60_000;
const STYTCH_SESSION = 'https://stytch.com/session';

interface StytchFactor {
  email_factor?: {email_address: string};
  phone_number_factor?: {phone_number: string};
  authenticator_app_factor?: {totp_id: string};
  delivery_method: string;
}

interface DiscordUser {
  userId: string;
  applicationId: string;
}

/** The fields of a login of each kind; the first is required. */
const FIELDS = {
  google: ['user', 'clientId'],
  googleAccess: ['user', 'clientId'],
  apple: ['user', 'clientId'],
  discord: ['user', 'clientId'],
  stytch: ['user', 'email', 'phone', 'whatsApp', 'totpId', 'projectId'],
  otp: ['user', 'orgId'],
} as const;
export type TokenKind = keyof typeof FIELDS;

export const isTokenKind = (kind: string): kind is TokenKind => Object.hasOwn(FIELDS, kind);

/** The user who logs in, and the app they log in to. */
export type LoginFields = Partial<
  Record<
    'user' | 'clientId' | 'email' | 'phone' | 'whatsApp' | 'totpId' | 'projectId' | 'orgId',
    string
  >
>;

const GOOGLE_APP = 'local-client.apps.googleusercontent.com';

/** Users of Google, Apple, Discord, Stytch and Lit's one-time passwords, without these companies. */
export class TokenIssuer {
  private readonly keys = generateKeyPair('RS256');
  private readonly discordUsers = new Map<string, DiscordUser>();
  private readonly googleUsers = new Map<string, DiscordUser>();

  constructor(private readonly clock = new Clock()) {}

  /**
   * A token as the login gives it: ID tokens of Google and Apple, access tokens of Google and Discord, a session of
   * Stytch with the factors that are given, or Lit's one-time password of release 2.
   *
   * @throws TokenError that says which field is missing or unknown
   */
  async issue(kind: TokenKind, fields: LoginFields): Promise<string> {
    const known: readonly string[] = FIELDS[kind];
    const list = `${known.slice(0, -1).join(', ')} and ${known.at(-1)!}`;
    for (const [name, value] of Object.entries(fields)) {
      if (!known.includes(name)) throw new TokenError(`${kind} takes ${list}, not ${name}`);
      if (typeof value !== 'string') throw new TokenError(`${name} should be text`);
    }
    const {user, clientId = GOOGLE_APP} = fields;
    if (!user) throw new TokenError(`${kind} takes ${list}; user is missing`);
    switch (kind) {
      case 'google':
        return this.sign({iss: 'https://accounts.google.com', sub: user, aud: clientId});
      case 'apple':
        return this.sign({
          iss: 'https://appleid.apple.com',
          sub: user,
          aud: fields.clientId ?? 'local.apple.client',
        });
      case 'googleAccess':
        return remember(this.googleUsers, {userId: user, applicationId: clientId});
      case 'discord': {
        const applicationId = fields.clientId ?? LIT_DISCORD_APP;
        return remember(this.discordUsers, {userId: user, applicationId});
      }
      case 'stytch':
        return this.stytch(user, fields);
      case 'otp': {
        const extraData = `${user}|${new Date(this.clock.now()).toISOString()}`;
        return this.sign({iss: 'LIT-OTP', extraData, orgId: fields.orgId ?? 'LIT'});
      }
    }
  }

  private stytch(
    user: string,
    {email, phone, whatsApp, totpId, projectId = 'project-test-local'}: LoginFields,
  ): Promise<string> {
    const phoneFactor = (number: string, delivery: string): StytchFactor => ({
      delivery_method: delivery,
      phone_number_factor: {phone_number: number},
    });
    const factors: StytchFactor[] = [
      ...(email ? [{delivery_method: 'email', email_factor: {email_address: email}}] : []),
      ...(phone ? [phoneFactor(phone, 'sms')] : []),
      ...(whatsApp ? [phoneFactor(whatsApp, 'whatsapp')] : []),
      ...(totpId
        ? [{delivery_method: 'authenticator_app', authenticator_app_factor: {totp_id: totpId}}]
        : []),
    ];
    if (factors.length === 0) {
      const email_address = `${user}@example.org`;
      factors.push({delivery_method: 'email', email_factor: {email_address}});
    }
    return this.sign({
      iss: `stytch.com/${projectId}`,
      sub: user,
      aud: [projectId],
      [STYTCH_SESSION]: {id: 'session-test-local', authentication_factors: factors},
    });
  }

  /** The user of a Discord access token. */
  discordUser(accessToken: string): DiscordUser | undefined {
    return this.discordUsers.get(accessToken);
  }

  /**
   * Verifies the tokens that it issues, as the nodes verify those of the real issuers.
   * @throws TokenError that says what is wrong
   */
  async verifyAuthMethod({authMethodType, accessToken}: AuthMethod): Promise<VerifiedAuthMethod> {
    const verified = (userId: string, appId: string): VerifiedAuthMethod => ({
      ...{userId, appId, authMethodType},
      ids: [ethers.utils.id(`${userId}:${appId}`)],
    });
    const remembered = (users: ReadonlyMap<string, DiscordUser>) => {
      const user = users.get(accessToken);
      if (!user) throw new TokenError('The access token is unknown');
      return verified(user.userId, user.applicationId);
    };
    switch (authMethodType) {
      case TYPES.discord:
        return remembered(this.discordUsers);
      case TYPES.google:
        return remembered(this.googleUsers);
      case TYPES.googleJwt:
      case TYPES.appleJwt: {
        const {sub, aud} = await this.claims(accessToken);
        return verified(text(sub, 'sub'), text([aud].flat()[0], 'aud'));
      }
      case TYPES.otp: {
        const {extraData, orgId} = await this.claims(accessToken);
        const [userId] = text(extraData, 'extraData').split('|');
        return verified(userId!, text(orgId, 'orgId').toLowerCase());
      }
      case TYPES.stytchOtp:
      case TYPES.stytchEmail:
      case TYPES.stytchSms:
      case TYPES.stytchWhatsApp:
      case TYPES.stytchTotp: {
        const claims = await this.claims(accessToken);
        const user = text(stytchUser(authMethodType, claims), 'factor');
        const project = text([claims.aud].flat()[0], 'aud');
        return verified(user.toLowerCase(), project.toLowerCase());
      }
      default:
        throw new TokenError(`Auth method type ${authMethodType} is not supported`);
    }
  }

  private async sign(claims: JWTPayload): Promise<string> {
    const {privateKey} = await this.keys;
    return new SignJWT(claims)
      .setProtectedHeader({alg: 'RS256', typ: 'JWT', kid: 'local'})
      .setIssuedAt(new Date(this.clock.now()))
      .setExpirationTime(new Date(this.clock.now() + LIFETIME_MS))
      .sign(privateKey);
  }

  private async claims(token: string): Promise<JWTPayload> {
    const {publicKey} = await this.keys;
    try {
      const {payload} = await jwtVerify(token, publicKey, {
        algorithms: ['RS256'],
        currentDate: new Date(this.clock.now()),
      });
      return payload;
    } catch (error) {
      throw new TokenError((error as Error).message);
    }
  }
}

function remember(users: Map<string, DiscordUser>, user: DiscordUser): string {
  const token = ethers.utils.base64.encode(ethers.utils.randomBytes(22)).replace(/\W/g, '');
  users.set(token, user);
  return token;
}

function text(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '') throw new TokenError(`The token has no ${name}`);
  return value;
}

function stytchUser(authMethodType: number, claims: JWTPayload): string | undefined {
  if (authMethodType === TYPES.stytchOtp) return claims.sub;
  const session = claims[STYTCH_SESSION] as {authentication_factors?: StytchFactor[]} | undefined;
  const factors = session?.authentication_factors ?? [];
  const phone = (delivery: string) =>
    factors.find(({delivery_method: method}) => method === delivery)?.phone_number_factor;
  switch (authMethodType) {
    case TYPES.stytchEmail:
      return factors.find(({email_factor: email}) => email)?.email_factor?.email_address;
    case TYPES.stytchSms:
      return phone('sms')?.phone_number;
    case TYPES.stytchWhatsApp:
      return phone('whatsapp')?.phone_number;
    default:
      return factors.find(({authenticator_app_factor: app}) => app)?.authenticator_app_factor
        ?.totp_id;
  }
}
