-- Signs requests in with the tokens in the file BENCH_TOKENS, in turn.
local headers = {}
for token in io.lines(os.getenv("BENCH_TOKENS")) do
  headers[#headers + 1] = { authorization = "Bearer " .. token }
end
local count = 0

request = function()
  count = count + 1
  return wrk.format("GET", nil, headers[count % #headers + 1])
end
