/** A self-signed certificate for `localhost`, as PEM. Node can sign, but has no way to make one. */
import { generateKeyPairSync, sign } from 'node:crypto';

export type Certificate = { readonly key: string; readonly cert: string };

/** One value of ASN.1 in DER, of less than 64 KB. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  const size = length < 128 ? [length] : long;
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const id = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const number = (value: number): Buffer => der(0x02, Buffer.from([value]));
const time = (text: string): Buffer => der(0x17, Buffer.from(text));
const bits = (content: Buffer): Buffer => der(0x03, Buffer.from([0]), content);

export function selfSigned(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(id('2a8648ce3d040302')); // ecdsa-with-SHA256
  const commonName = sequence(id('550403'), der(0x0c, Buffer.from('localhost')));
  const name = sequence(der(0x31, commonName));
  const alternative = sequence(der(0x82, Buffer.from('localhost')));
  const toSign = sequence(
    der(0xa0, number(2)), // version 3
    number(1),
    algorithm,
    name,
    sequence(time('260101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(id('551d11'), der(0x04, alternative)))), // subjectAltName
  );
  const signed = sequence(toSign, algorithm, bits(sign('sha256', toSign, privateKey)));
  const lines = signed.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
