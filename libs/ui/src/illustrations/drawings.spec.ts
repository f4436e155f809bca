import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const drawings = readdirSync(__dirname).filter((file) => file.endsWith('.svg'));
const styles = ['product-picture.module.css', 'scene.module.css']
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join();

test('each of the ten product groups has its drawing', () => {
  for (let group = 1; group <= 10; group++) {
    expect(drawings.filter((file) => file.startsWith(`product-${group}-`))).toHaveLength(1);
    expect(styles).toContain(`.group${group} {`);
  }
});

test.each(drawings)('%s is used, small, and nothing but a drawing', (file) => {
  const text = readFileSync(join(__dirname, file), 'utf8');
  expect(styles).toContain(`./${file}`);
  expect(text.length).toBeLessThan(5000);
  expect(text).not.toMatch(/<script|<style|style=|on\w+=|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
});
