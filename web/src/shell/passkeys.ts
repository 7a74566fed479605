// Passkeys, where the browser has them and this page may use them: with TLS, or on this computer.

/** Whether a passkey can be made or shown here. */
export const takesPasskeys = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential === "function" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  // A passkey is for a name, and an address is none.
  !/^[\d.]+$|:/.test(location.hostname);

/** Whoever closes the browser's own question has changed their mind. */
export const unlessRefused = (deed: () => Promise<void>) => async (): Promise<void> => {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
};

const said = (found: Credential | null): string => JSON.stringify((found as PublicKeyCredential).toJSON());

/** A new passkey, as the hall reads it. */
export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  );
  return said(await navigator.credentials.create({ publicKey }));
}

/** What a passkey of this hall signs. */
export async function showPasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  );
  return said(await navigator.credentials.get({ publicKey }));
}
