import { expect, test } from 'vitest';
import { play } from './play.ts';

test('a default name gets its article, a typed one does not', () => {
  expect(play.result.wins('Jugador X')).toBe('¡Gana el jugador X!');
  expect(play.result.wins('Ana')).toBe('¡Gana Ana!');
  expect(play.result.several(['Jugador 1', 'Ana'])).toBe('¡Ganan el jugador 1 y Ana!');
  expect(play.result.several(['Ana', 'Inés', 'Íñigo'])).toBe('¡Ganan Ana e Inés e Íñigo!');
  expect(play.result.several(['Ana', 'Iago'])).toBe('¡Ganan Ana y Iago!');
  expect(play.words.turn('Jugador O', 1)).toBe('Le toca al jugador O');
  expect(play.words.turn('Jugadora', 1)).toBe('Le toca a Jugadora');
});

test('levels agree with «dificultad», and two people at one device are «dos jugadores»', () => {
  const { easy, medium, hard, expert, friendButton } = play.modes;
  expect([easy, medium, hard, expert]).toEqual(['Fácil', 'Media', 'Difícil', 'Experta']);
  expect(play.status.youAre('X', medium)).toBe('Juegas con la X. Dificultad: Media.');
  expect(play.opponent.friend).toBe(friendButton);
});

test('a symbol has its article', () => {
  expect(play.swap.took('X', '2 arriba')).toBe('La X se queda con la marca: 2 arriba.');
});
