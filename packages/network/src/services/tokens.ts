import {ethers} from 'ethers';
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
const LIFETIME = '30m';
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

/** Users of Google, Apple, Discord, Stytch and Lit's one-time passwords, without these companies. */
export class TokenIssuer {
  private readonly keys = generateKeyPair('RS256');
  private readonly discordUsers = new Map<string, DiscordUser>();
  private readonly googleUsers = new Map<string, DiscordUser>();

  /** An ID token of Google's, for `GoogleJwt`. */
  async google(sub: string, aud = 'local-client.apps.googleusercontent.com'): Promise<string> {
    return this.sign({iss: 'https://accounts.google.com', sub, aud});
  }

  /** An ID token of Apple's, for `AppleJwt`. */
  async apple(sub: string, aud = 'local.apple.client'): Promise<string> {
    return this.sign({iss: 'https://appleid.apple.com', sub, aud});
  }

  /** An access token of Google's, for `Google`. */
  googleAccess(userId: string, applicationId = 'local-client.apps.googleusercontent.com'): string {
    return remember(this.googleUsers, {userId, applicationId});
  }

  /** An access token of Discord's, for `Discord`. */
  discord(userId: string, applicationId = LIT_DISCORD_APP): string {
    return remember(this.discordUsers, {userId, applicationId});
  }

  /** The user of a Discord access token. */
  discordUser(accessToken: string): DiscordUser | undefined {
    return this.discordUsers.get(accessToken);
  }

  /** A session of Stytch's, with the factors that are given; an e-mail address if there are none. */
  async stytch(
    user: {userId?: string; email?: string; phone?: string; whatsApp?: string; totpId?: string},
    projectId = 'project-test-local',
  ): Promise<string> {
    const phone = (number: string, delivery: string): StytchFactor => ({
      delivery_method: delivery,
      phone_number_factor: {phone_number: number},
    });
    const {email, phone: sms, whatsApp, totpId} = user;
    const factors: StytchFactor[] = [
      ...(email ? [{delivery_method: 'email', email_factor: {email_address: email}}] : []),
      ...(sms ? [phone(sms, 'sms')] : []),
      ...(whatsApp ? [phone(whatsApp, 'whatsapp')] : []),
      ...(totpId
        ? [{delivery_method: 'authenticator_app', authenticator_app_factor: {totp_id: totpId}}]
        : []),
    ];
    if (factors.length === 0) {
      factors.push({delivery_method: 'email', email_factor: {email_address: 'user@example.org'}});
    }
    return this.sign({
      iss: `stytch.com/${projectId}`,
      sub: user.userId ?? 'user-test-local',
      aud: [projectId],
      [STYTCH_SESSION]: {id: 'session-test-local', authentication_factors: factors},
    });
  }

  /** Suffix of Lit's one-time password of release 2. */
  async otp(userId: string, orgId = 'LIT'): Promise<string> {
    return this.sign({iss: 'LIT-OTP', extraData: `${userId}|${new Date().toISOString()}`, orgId});
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
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign(privateKey);
  }

  private async claims(token: string): Promise<JWTPayload> {
    const {publicKey} = await this.keys;
    try {
      const {payload} = await jwtVerify(token, publicKey, {algorithms: ['RS256']});
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
