/** A mail link with subject and text filled in; without a recipient the mail program asks for one. */
export function mailto(to: string, subject: string, body: string): string {
  // Mail programs read CRLF as the end of a line (RFC 6068).
  const fields = { subject, body: body.replaceAll('\n', '\r\n') };
  const query = Object.entries(fields).map(([key, text]) => `${key}=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${query.join('&')}`;
}
