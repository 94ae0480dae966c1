// A whole game by a client that OpenAPI Generator has made: play URL TITLE SEATS
package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"regexp"
	"strconv"

	"kronika.test/play/kronika"
)

var idle = regexp.MustCompile(`\.(pass|resign|decline)$`)

func must[T any](answer T, response *http.Response, trouble error) T {
	if trouble != nil {
		panic(fmt.Sprint(trouble, response))
	}
	return answer
}

// One of the legal commands; none that gives up while there are others.
func chosen(commands []kronika.Command, ply int32) kronika.Command {
	busy := []kronika.Command{}
	for _, one := range commands {
		if !idle.MatchString(one.Type) {
			busy = append(busy, one)
		}
	}
	if len(busy) == 0 {
		busy = commands
	}
	return busy[int(ply)*7%len(busy)]
}

func main() {
	url, title := os.Args[1], os.Args[2]
	number, trouble := strconv.Atoi(os.Args[3])
	if trouble != nil {
		panic(trouble)
	}
	settings := kronika.NewConfiguration()
	settings.Servers = kronika.ServerConfigurations{{URL: url}}
	client := kronika.NewAPIClient(settings)
	program := kronika.NewAccountWanted()
	program.SetBot(true)
	made := must(client.AccountsAPI.CreateAccount(context.Background()).AccountWanted(*program).Execute())
	known := context.WithValue(context.Background(), kronika.ContextAccessToken, made.Token)

	seats := []kronika.SeatWanted{*kronika.NewSeatWanted("me")}
	for len(seats) < number {
		seats = append(seats, *kronika.NewSeatWanted("bot"))
	}
	wanted := *kronika.NewNewGame(title, seats)
	game := must(client.GamesAPI.OpenGame(known).NewGame(wanted).Execute())
	seat := int32(0)
	for {
		legal := must(client.PlayAPI.GetLegalCommands(known, game.Id).Seat(seat).Execute())
		if len(legal.Commands) == 0 {
			now := must(client.GamesAPI.GetGame(known, game.Id).Execute())
			if now.Status == "finished" {
				fmt.Printf("%s %s %s after %d moves\n", title, now.Id, now.Status, now.GetPly())
				return
			}
			continue
		}
		command := chosen(legal.Commands, legal.Ply)
		moves := kronika.NewMovesWithDefaults()
		moves.SetSeat(seat)
		moves.SetCommands([]kronika.Command{command})
		moves.Decision = legal.Decision
		key := fmt.Sprintf("%s-%d", game.Id, legal.Ply)
		_, response, trouble := client.PlayAPI.PlayMoves(known, game.Id).Moves(*moves).IdempotencyKey(key).Execute()
		if trouble != nil && (response == nil || response.StatusCode != http.StatusConflict) {
			panic(fmt.Sprint(trouble, response))
		}
	}
}
